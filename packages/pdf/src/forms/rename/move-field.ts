import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import type { PdfDocument } from '../../document/index.ts';
import { textString } from '../text-string.ts';
import type { FieldNode, Resolve } from '../tree/index.ts';

// What a field takes from its ancestors (ISO 32000-2, tables 226, 228, 232 and 234, and what readers add).
const inheritable = ['FT', 'Ff', 'V', 'DV', 'DA', 'Q', 'DS', 'RV', 'MaxLen', 'Opt'];

const isSame = (item: PdfObject, dict: PdfDict, resolve: Resolve): boolean =>
  (item instanceof PdfRef ? resolve(item) : item) === dict;

/** The dictionaries of the hierarchy while it changes: groups by their names, and the list each node stands in. */
export class Hierarchy {
  readonly #document: PdfDocument;
  readonly #fields: PdfArray;
  readonly #resolve: Resolve;
  readonly #groups = new Map<string, { dict: PdfDict; ref: PdfRef }>();

  constructor(document: PdfDocument, fields: PdfArray, resolve: Resolve) {
    this.#document = document;
    this.#fields = fields;
    this.#resolve = resolve;
  }

  addGroup(name: string, dict: PdfDict, ref: PdfRef): void {
    if (!this.#groups.has(name)) this.#groups.set(name, { dict, ref });
  }

  /** Hangs a node under the group of its new name; what it inherited, it now has itself. */
  move(node: FieldNode, newName: string): void {
    for (const key of inheritable) {
      for (let at = node.parent; at && !node.dict.has(key); at = at.parent) {
        const value = at.dict.get(key);
        if (value) node.dict.set(key, value);
      }
    }
    this.#detach(node);
    const parts = newName.split('.');
    node.dict.set('T', textString(parts.at(-1) ?? ''));
    this.#attach(node.dict, node.ref ?? this.#document.pdf.context.register(node.dict), parts.slice(0, -1));
  }

  #attach(dict: PdfDict, ref: PdfRef, path: readonly string[]): void {
    const group = this.#groupAt(path);
    if (!group) {
      dict.delete('Parent');
      this.#fields.push(ref);
      return;
    }
    const kids = group.dict.get('Kids', this.#resolve);
    if (kids instanceof PdfArray) kids.push(ref);
    else group.dict.set('Kids', PdfArray.of(ref));
    dict.set('Parent', group.ref);
  }

  #groupAt(path: readonly string[]): { dict: PdfDict; ref: PdfRef } | null {
    const name = path.join('.');
    if (path.length === 0) return null;
    const known = this.#groups.get(name);
    if (known) return known;
    const dict = PdfDict.of({ T: textString(path.at(-1) ?? ''), Kids: new PdfArray() });
    const group = { dict, ref: this.#document.pdf.context.register(dict) };
    this.#groups.set(name, group);
    this.#attach(dict, group.ref, path.slice(0, -1));
    return group;
  }

  #detach({ dict, parent }: FieldNode): void {
    const kids = parent?.dict.get('Kids', this.#resolve);
    const home = parent ? kids : this.#fields;
    if (home instanceof PdfArray) removeFrom(home, dict, this.#resolve);
  }

  /** A group that lost its last field goes, and so does one above it that this empties. */
  removeIfEmpty(node: FieldNode): void {
    for (let at: FieldNode | null = node; at; at = at.parent) {
      const kids = at.dict.get('Kids', this.#resolve);
      if (!(kids instanceof PdfArray) || kids.length > 0) return;
      this.#detach(at);
    }
  }
}

function removeFrom(array: PdfArray, dict: PdfDict, resolve: Resolve): void {
  for (let index = array.length - 1; index >= 0; index -= 1) {
    const item = array.at(index);
    if (item && isSame(item, dict, resolve)) array.remove(index);
  }
}
