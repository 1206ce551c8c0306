import { PdfArray, PdfDict, PdfName, PdfNull, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';
import { newDict } from '../document/index.ts';
import type { Copier } from './copier.ts';
import { type Identity, identify } from './source.ts';

export interface Element {
  readonly original: PdfDict;
  readonly copy: PdfDict;
  readonly ref: PdfRef;
  /** The page of the element above it. */
  readonly page: PdfObject | undefined;
}

export interface Elements {
  readonly all: readonly Element[];
  /** Those that stand directly under the root. */
  readonly top: readonly Element[];
  mapParent(parent: PdfObject | undefined): PdfRef | undefined;
  mapArray(parents: PdfArray): PdfArray;
}

/**
 * Copies the elements of one source that are kept. They are found from below, through the parent tree, so that
 * taking ten pages of six hundred does not read the tags of all; with all pages taken, everything is kept.
 */
export function keptElements(
  copier: Copier,
  root: PdfDict,
  parents: ReadonlyMap<number, PdfObject>,
): Elements {
  const marked = copier.source.isWhole ? undefined : markFromBelow(copier, root, parents);
  const builder = new ElementBuilder(copier, marked);
  builder.buildKids(root.get('K'), undefined, undefined);
  const top = [...builder.elements];
  builder.finish();
  return {
    all: builder.elements,
    top,
    mapParent: (parent) => builder.find(copier.source.dict(parent))?.ref,
    mapArray: (list) =>
      new PdfArray(
        list.toArray().map((item) => builder.find(copier.source.dict(item))?.ref ?? PdfNull.instance),
      ),
  };
}

function markFromBelow(
  copier: Copier,
  root: PdfDict,
  parents: ReadonlyMap<number, PdfObject>,
): Set<Identity> {
  const { source } = copier;
  const marked = new Set<Identity>();
  const climb = (start: PdfObject | undefined): void => {
    let item = start;
    for (let element = source.dict(item); item && element && element !== root; element = source.dict(item)) {
      if (marked.has(identify(item))) return;
      marked.add(identify(item));
      item = element.get('P');
    }
  };
  for (const key of copier.structureKeys.keys()) {
    const entry = parents.get(key);
    const value = source.value(entry);
    if (value instanceof PdfArray) for (const item of value) climb(item);
    else climb(entry);
  }
  return marked;
}

class ElementBuilder {
  readonly elements: Element[] = [];
  readonly #copier: Copier;
  readonly #marked: ReadonlySet<Identity> | undefined;
  readonly #byOriginal = new Map<PdfDict, Element>();
  readonly #pending: Element[] = [];

  constructor(copier: Copier, marked: ReadonlySet<Identity> | undefined) {
    this.#copier = copier;
    this.#marked = marked;
  }

  find(original: PdfDict | undefined): Element | undefined {
    return original && this.#byOriginal.get(original);
  }

  /** What is kept of /K: elements, marked content of kept pages, and references to kept objects. */
  buildKids(
    value: PdfObject | undefined,
    parent: PdfRef | undefined,
    page: PdfObject | undefined,
  ): PdfObject[] {
    const { source } = this.#copier;
    const list = source.value(value);
    const items = list instanceof PdfArray ? list.toArray() : value ? [value] : [];
    const kids: PdfObject[] = [];
    for (const item of this.#neighbours(items)) {
      const kid = this.#buildKid(item, parent, page);
      if (kid) kids.push(kid);
    }
    return kids;
  }

  /** Among many siblings only those next to a marked one are looked at; looking at all would read the whole tree. */
  #neighbours(items: PdfObject[]): PdfObject[] {
    const marked = this.#marked;
    if (!marked || items.length <= 64) return items;
    const isMarked = (item: PdfObject | undefined): boolean =>
      item !== undefined && (!(item instanceof PdfRef) || marked.has(item.objectNumber));
    return items.filter(
      (item, index) => isMarked(item) || isMarked(items[index - 1]) || isMarked(items[index + 1]),
    );
  }

  #buildKid(item: PdfObject, parent: PdfRef | undefined, page: PdfObject | undefined): PdfObject | undefined {
    const { source } = this.#copier;
    const kid = source.value(item);
    if (kid instanceof PdfNumber) return source.placementOf(page) ? kid : undefined;
    if (!(kid instanceof PdfDict)) return undefined;
    const type = kid.getName('Type', source.resolve)?.value;
    if (type === 'MCR' || type === 'OBJR') return this.#buildReference(kid, type, page);
    if (!kid.has('S') || this.#byOriginal.has(kid) || !this.#isKept(item, kid, page)) return undefined;
    const copy = newDict();
    const element = { original: kid, copy, ref: this.#copier.target.add(copy), page };
    if (parent) copy.set('P', parent);
    this.#byOriginal.set(kid, element);
    this.#copier.bind(item, element.ref);
    this.elements.push(element);
    this.#pending.push(element);
    return element.ref;
  }

  // An empty element, such as a blank table cell, has no content from any page: it stays if its neighbours do.
  #isKept(item: PdfObject, element: PdfDict, page: PdfObject | undefined): boolean {
    if (!this.#marked || this.#marked.has(identify(item))) return true;
    if (element.has('K')) return false;
    const own = element.get('Pg') ?? page;
    return this.#copier.source.placementOf(own) !== undefined && !texts.some((key) => element.has(key));
  }

  #buildReference(kid: PdfDict, type: 'MCR' | 'OBJR', page: PdfObject | undefined): PdfObject | undefined {
    const { source } = this.#copier;
    const placement = source.placementOf(kid.get('Pg') ?? page);
    if (!placement) return undefined;
    const copy = newDict();
    this.#copier.copyEntries(kid, copy, referenceKeys);
    copy.set('Pg', placement.ref);
    const pointer = type === 'MCR' ? 'Stm' : 'Obj';
    const target = kid.get(pointer);
    const copiedTarget = target && this.#copier.copied(target);
    if (copiedTarget) copy.set(pointer, copiedTarget);
    else if (type === 'OBJR') return undefined;
    return copy;
  }

  finish(): void {
    for (let element = this.#pending.pop(); element; element = this.#pending.pop()) {
      const { original, copy, ref } = element;
      const page = original.get('Pg') ?? element.page;
      const kids = this.buildKids(original.get('K'), ref, page);
      const [only] = kids;
      if (only) copy.set('K', kids.length === 1 ? only : new PdfArray(kids));
      const placement = this.#copier.source.placementOf(original.get('Pg'));
      if (placement) copy.set('Pg', placement.ref);
    }
    for (const { original, copy } of this.elements) this.#copier.copyEntries(original, copy, elementKeys);
    this.#copier.finish();
  }
}

const texts = ['ActualText', 'Alt', 'E', 'T'];
const referenceKeys = new Set(['Pg', 'Stm', 'Obj'].map((name) => PdfName.of(name)));
const elementKeys = new Set(['P', 'K', 'Pg'].map((name) => PdfName.of(name)));
