import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import type { Resolve } from './pages.ts';

/** Every object that a document reaches, each once, counted from 0. */
export class ReachedObjects {
  readonly objects: PdfObject[] = [];
  readonly #resolve: Resolve;
  readonly #indexByObject = new Map<PdfObject, number>();
  // The source's object number is the identity: two PdfRef instances may stand for one object.
  readonly #indexByNumber = new Map<number, number>();

  constructor(resolve: Resolve) {
    this.#resolve = resolve;
  }

  add(object: PdfObject): number {
    const known = this.#indexByObject.get(object);
    if (known !== undefined) return known;
    const index = this.objects.push(object) - 1;
    this.#indexByObject.set(object, index);
    return index;
  }

  /** Nothing for a reference to nothing. */
  indexOf(ref: PdfRef): number | undefined {
    let index = this.#indexByNumber.get(ref.objectNumber);
    if (index === undefined) {
      const object = this.#resolve(ref);
      const isThere = object && object.type !== 'null' && object.type !== 'ref';
      index = isThere ? this.add(object) : -1;
      this.#indexByNumber.set(ref.objectNumber, index);
    }
    return index < 0 ? undefined : index;
  }
}

/** The references in an object, at any depth. */
export function* refsIn(object: PdfObject): Generator<PdfRef> {
  if (object instanceof PdfRef) yield object;
  else if (object instanceof PdfArray) for (const item of object) yield* refsIn(item);
  else if (object instanceof PdfDict) for (const [, value] of object) yield* refsIn(value);
}
