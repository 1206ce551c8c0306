import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import type { Page, PdfDocument } from '../document/index.ts';
import { referredObject } from './referred-object.ts';
import { attribute, type FieldType, type FormField, type Resolve } from './tree/index.ts';

interface Element {
  readonly dict: PdfDict;
  readonly ref: PdfRef;
  readonly kids: PdfArray;
  /** Which of its kids refers to the field. */
  readonly at: number;
}

/**
 * The structure tree of a form that becomes plain content (ISO 32000-2, 14.7): the element that stood for a field then
 * stands for what is drawn in its place, so that a screen reader goes on reading the value there, and says what it is.
 */
export class FlattenedStructure {
  readonly #root: PdfDict;
  readonly #resolve: Resolve;
  readonly #elements = new Map<PdfDict, Element>();
  readonly #parents: Map<number, PdfObject>;
  #nextKey: number;
  #isGrown = false;

  /** Undefined for a document that is not tagged. */
  static of({ pdf, resolve }: PdfDocument): FlattenedStructure | undefined {
    const root = pdf.context.catalog.getDict().get('StructTreeRoot', resolve);
    return root instanceof PdfDict ? new FlattenedStructure(root, resolve) : undefined;
  }

  private constructor(root: PdfDict, resolve: Resolve) {
    this.#root = root;
    this.#resolve = resolve;
    this.#findElements();
    this.#parents = new Map(numbersIn(root.get('ParentTree'), resolve));
    const next = root.getNumber('ParentTreeNextKey', resolve)?.value ?? 0;
    this.#nextKey = [...this.#parents.keys()].reduce((highest, key) => Math.max(highest, key + 1), next);
  }

  #findElements(): void {
    const seen = new Set<PdfDict>();
    const pending = this.#kidsOf(this.#root);
    for (let item = pending.pop(); item; item = pending.pop()) {
      const dict = this.#value(item);
      if (!(item instanceof PdfRef) || !(dict instanceof PdfDict) || seen.has(dict)) continue;
      seen.add(dict);
      const kids = this.#kidsOf(dict);
      const own = new PdfArray(kids);
      kids.forEach((kid, at) => {
        const widget = referredObject(kid, this.#resolve);
        if (widget) this.#elements.set(widget, { dict, ref: item, kids: own, at });
        else pending.push(kid);
      });
    }
  }

  /** The number that the content drawn for a widget is marked with; none where no element stands for it. */
  mark(widget: PdfDict, page: Page, field: FormField | undefined): number | undefined {
    const element = this.#elements.get(widget);
    if (!element || !page.ref) return undefined;
    const parents = this.#parentsOn(page.dict);
    const number = parents.length;
    parents.push(element.ref);
    const content = PdfDict.of({ Type: PdfName.of('MCR'), Pg: page.ref, MCID: PdfNumber.of(number) });
    element.kids.set(element.at, content);
    element.dict.set('K', element.kids);
    if (field) this.#describe(element.dict, field, widget);
    return number;
  }

  /** The elements that the marked contents of a page belong to, by their numbers. */
  #parentsOn(page: PdfDict): PdfArray {
    const known = this.#parents.get(page.getNumber('StructParents', this.#resolve)?.value ?? -1);
    const list = this.#value(known);
    if (list instanceof PdfArray) return list;
    const key = this.#nextKey;
    const added = new PdfArray();
    this.#parents.set(key, added);
    page.set('StructParents', PdfNumber.of(key));
    this.#nextKey = key + 1;
    this.#isGrown = true;
    return added;
  }

  /** Writes what became of the tree, when all widgets are drawn. */
  write(): void {
    if (!this.#isGrown) return;
    const numbers = [...this.#parents].sort(([a], [b]) => a - b);
    const flat = numbers.flatMap(([number, value]) => [PdfNumber.of(number), value]);
    this.#root.set('ParentTree', PdfDict.of({ Nums: new PdfArray(flat) }));
    this.#root.set('ParentTreeNextKey', PdfNumber.of(this.#nextKey));
  }

  /** What a field that is printed says of itself (ISO 32000-2, 14.8.5.6). */
  #describe(element: PdfDict, field: FormField, widget: PdfDict): void {
    const attributes = PdfDict.of({ O: PdfName.of('PrintField') });
    const role = roles[field.type];
    if (role) attributes.set('Role', PdfName.of(role));
    if (role === 'cb' || role === 'rb') {
      const state = widget.getName('AS', this.#resolve)?.value ?? 'Off';
      attributes.set('checked', PdfName.of(state === 'Off' ? 'off' : 'on'));
    }
    const name = attribute(field, 'TU');
    if (name instanceof PdfString) attributes.set('Desc', name);
    const value = element.get('A', this.#resolve);
    const others = value instanceof PdfArray ? value.toArray() : (element.get('A') ?? []);
    element.set('A', new PdfArray([attributes, ...[others].flat()]));
  }

  #kidsOf(element: PdfDict): PdfObject[] {
    const kids = element.get('K');
    const value = this.#value(kids);
    return value instanceof PdfArray ? value.toArray() : kids ? [kids] : [];
  }

  #value(object: PdfObject | undefined): PdfObject | null | undefined {
    return object instanceof PdfRef ? this.#resolve(object) : object;
  }
}

const roles: Partial<Record<FieldType, string>> = {
  'text field': 'tv',
  dropdown: 'tv',
  'option list': 'tv',
  'check box': 'cb',
  'radio group': 'rb',
  button: 'pb',
};

/** The entries of a number tree (ISO 32000-2, 7.9.7). */
function numbersIn(tree: PdfObject | undefined, resolve: Resolve): [number, PdfObject][] {
  const entries: [number, PdfObject][] = [];
  const seen = new Set<PdfDict>();
  const pending = [tree];
  while (pending.length > 0) {
    const item = pending.pop();
    const node = item instanceof PdfRef ? resolve(item) : item;
    if (!(node instanceof PdfDict) || seen.has(node)) continue;
    seen.add(node);
    const numbers = node.get('Nums', resolve);
    const items = numbers instanceof PdfArray ? numbers.toArray() : [];
    for (let index = 0; index + 1 < items.length; index += 2) {
      const [key, value] = [items[index], items[index + 1]];
      if (key instanceof PdfNumber && value) entries.push([key.value, value]);
    }
    const kids = node.get('Kids', resolve);
    if (kids instanceof PdfArray) for (const kid of kids) pending.push(kid);
  }
  return entries;
}
