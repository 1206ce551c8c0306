import { PdfArray, PdfDict, PdfName, type PdfObject, PdfString } from '@libpdf/core';
import type { Element, Elements } from './structure-elements.ts';
import type { Target } from './target.ts';
import { bytesToText, freeName, textToString, writeNameTree } from './trees.ts';

/**
 * What names elements of the structure tree (ISO 32000-2, 14.7.2) holds for the whole document. A name that an earlier
 * source uses is changed, and with it what the cells of tables say of their headers: otherwise they would be read out
 * with the headers of another table.
 */
export class StructureIds {
  readonly #refs = new Map<string, PdfObject>();
  readonly #target: Target;

  constructor(target: Target) {
    this.#target = target;
  }

  /** Those of one source; a name that it uses twice itself is left as it is. */
  add({ all }: Elements): void {
    const named = all.flatMap((element) => {
      const id = this.#value(element.copy.get(idKey));
      return id instanceof PdfString ? [{ ...element, name: bytesToText(id.bytes) }] : [];
    });
    const own = new Set(named.map(({ name }) => name));
    const renames = new Map<string, string>();
    for (const name of own) {
      if (!this.#refs.has(name)) continue;
      const isTaken = (one: string) => own.has(one) || this.#refs.has(one);
      renames.set(name, freeName(name, isTaken));
    }
    for (const { name, copy, ref } of named) {
      const free = renames.get(name) ?? name;
      if (!this.#refs.has(free)) this.#refs.set(free, ref);
      if (free !== name) copy.set(idKey, textToString(free));
    }
    if (renames.size > 0) for (const { copy } of all) this.#renameHeaders(copy, renames);
  }

  #renameHeaders(element: Element['copy'], renames: ReadonlyMap<string, string>): void {
    const value = this.#value(element.get(attributesKey));
    if (value instanceof PdfArray) {
      const items = value.toArray().map((item) => this.#renamed(item, renames) ?? item);
      element.set(attributesKey, new PdfArray(items));
    } else {
      const renamed = this.#renamed(value, renames);
      if (renamed) element.set(attributesKey, renamed);
    }
  }

  /** A copy, because elements share their attributes. */
  #renamed(item: PdfObject | undefined, renames: ReadonlyMap<string, string>): PdfDict | undefined {
    const attributes = this.#value(item);
    const headers = attributes instanceof PdfDict ? this.#value(attributes.get(headersKey)) : undefined;
    if (!(attributes instanceof PdfDict) || !(headers instanceof PdfArray)) return undefined;
    const copy = attributes.clone();
    const names = headers.toArray().map((header) => {
      const name = this.#value(header);
      const free = name instanceof PdfString ? renames.get(bytesToText(name.bytes)) : undefined;
      return free === undefined ? header : textToString(free);
    });
    copy.set(headersKey, new PdfArray(names));
    return copy;
  }

  #value(object: PdfObject | undefined): PdfObject | undefined {
    return object?.type === 'ref' ? (this.#target.get(object) ?? undefined) : object;
  }

  write(root: PdfDict): void {
    const tree = writeNameTree(this.#target, this.#refs);
    if (tree) root.set('IDTree', tree);
  }
}

const idKey = PdfName.of('ID');
const attributesKey = PdfName.of('A');
const headersKey = PdfName.of('Headers');
