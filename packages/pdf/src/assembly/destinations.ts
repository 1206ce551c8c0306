import { PdfArray, PdfDict, PdfName, type PdfObject, type PdfString } from '@libpdf/core';
import type { Source } from './source.ts';
import type { Target } from './target.ts';
import { bytesToText, freeName, readNameTree, textToString, writeNameTree } from './trees.ts';

/** Which names of destinations are taken in the new document, over all its sources. */
export class DestinationNames {
  readonly strings = new Map<string, PdfObject>();
  readonly names = new Map<string, PdfObject>();
}

/**
 * The named destinations of one source whose page was chosen (ISO 32000-2, 12.3.2.4). Names of PDF 1.1 (a
 * dictionary) and strings (a name tree) are two namespaces. A name that an earlier source took is changed.
 */
export class Destinations {
  readonly #source: Source;
  readonly #taken: DestinationNames;
  readonly #strings = new Map<string, { name: string; value: PdfObject }>();
  readonly #names = new Map<string, { name: string; value: PdfObject }>();

  constructor(source: Source, taken: DestinationNames) {
    this.#source = source;
    this.#taken = taken;
    const tree = source.dict(source.catalog.get('Names'))?.get('Dests');
    for (const [name, value] of readNameTree(source, tree))
      this.#keep(name, value, this.#strings, taken.strings);
    for (const [name, value] of source.dict(source.catalog.get('Dests')) ?? []) {
      this.#keep(name.value, value, this.#names, taken.names);
    }
  }

  #keep(
    name: string,
    value: PdfObject,
    kept: Map<string, { name: string; value: PdfObject }>,
    taken: Map<string, PdfObject>,
  ): void {
    const explicit = this.explicit(value);
    if (kept.has(name) || !explicit || !this.#source.placementOf(explicit.at(0))) return;
    const free = freeName(name, (candidate) => taken.has(candidate));
    taken.set(free, explicit);
    kept.set(name, { name: free, value: explicit });
  }

  explicit(value: PdfObject | undefined): PdfArray | undefined {
    const object = this.#source.value(value);
    return this.#source.array(object instanceof PdfDict ? object.get('D') : object);
  }

  /** The explicit destination behind a name, when its page was chosen. */
  find(name: PdfString | PdfName): PdfArray | undefined {
    const kept = this.#lookUp(name);
    return kept?.value instanceof PdfArray ? kept.value : undefined;
  }

  renamed(name: PdfString | PdfName): PdfString | PdfName | undefined {
    const kept = this.#lookUp(name);
    if (!kept) return undefined;
    return name instanceof PdfName ? PdfName.of(kept.name) : textToString(kept.name);
  }

  #lookUp(name: PdfString | PdfName): { name: string; value: PdfObject } | undefined {
    return name instanceof PdfName ? this.#names.get(name.value) : this.#strings.get(bytesToText(name.bytes));
  }

  copyInto(copier: { copyDestination(value: PdfObject): PdfObject | undefined }): void {
    const pairs = [
      [this.#strings, this.#taken.strings],
      [this.#names, this.#taken.names],
    ] as const;
    for (const [kept, taken] of pairs) {
      for (const { name, value } of kept.values()) {
        const copy = copier.copyDestination(value);
        if (copy) taken.set(name, copy);
      }
    }
  }
}

export function writeDestinations(target: Target, names: PdfDict, taken: DestinationNames): void {
  const tree = writeNameTree(target, taken.strings);
  if (tree) names.set('Dests', tree);
  if (taken.names.size > 0) target.catalog.set('Dests', target.add(new PdfDict(taken.names)));
}
