import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef } from '@libpdf/core';
import {
  asPdfDocument,
  newRef,
  type PdfDocument,
  type Protection,
  type Resolve,
  type Warning,
} from '../document/index.ts';

/** The document being made. It keeps its own objects, because the object layer's registry is slow. */
export class Target {
  readonly pdf = PDF.create();
  readonly catalog: PdfDict = this.pdf.context.catalog.getDict();
  readonly warnings: Warning[] = [];
  readonly pageTree: PdfRef;
  readonly #firstNumber = this.pdf.context.registry.nextObjectNumber;
  readonly #refs: PdfRef[] = [];
  readonly #objects: (PdfObject | null)[] = [];
  #structureKeys = 0;

  constructor() {
    this.pdf.context.info.trailer.delete('Info');
    this.pageTree = this.allocate();
  }

  add(object: PdfObject): PdfRef {
    const ref = this.allocate();
    this.#objects[this.#objects.length - 1] = object;
    return ref;
  }

  allocate(): PdfRef {
    const ref = newRef(this.#firstNumber + this.#refs.length);
    this.#refs.push(ref);
    this.#objects.push(null);
    return ref;
  }

  fill(ref: PdfRef, object: PdfObject): void {
    this.#objects[ref.objectNumber - this.#firstNumber] = object;
  }

  get(ref: PdfRef): PdfObject | null {
    return this.#objects[ref.objectNumber - this.#firstNumber] ?? null;
  }

  forEach(visit: (object: PdfObject, ref: PdfRef) => void): void {
    this.#refs.forEach((ref, index) => {
      const object = this.#objects[index];
      if (object) visit(object, ref);
    });
  }

  /** The next free key of the parent tree (ISO 32000-2, 14.7.5.4). */
  nextStructureKey(): number {
    this.#structureKeys += 1;
    return this.#structureKeys - 1;
  }

  finish(pages: readonly PdfRef[], protection?: Protection): PdfDocument {
    const tree = PdfDict.of({ Type: PdfName.of('Pages'), Count: PdfNumber.of(pages.length) });
    tree.set('Kids', new PdfArray([...pages]));
    this.fill(this.pageTree, tree);
    this.catalog.set('Pages', this.pageTree);
    const { registry } = this.pdf.context;
    registry.setResolver((ref) => this.get(ref));
    const last = this.#refs.at(-1);
    if (last) registry.resolve(last);
    const lastNumber = last?.objectNumber ?? 0;
    const resolve: Resolve = (ref) =>
      ref.objectNumber <= lastNumber ? this.get(ref) : registry.getObject(ref);
    return asPdfDocument(this.pdf, resolve, { warnings: this.warnings, protection });
  }
}
