import { PdfDict, PdfName, PdfNumber, type PdfObject, type PdfRef, PdfString } from '@libpdf/core';
import type { Copier } from './copier.ts';
import type { Destinations } from './destinations.ts';
import type { Source } from './source.ts';
import type { Target } from './target.ts';

interface Item {
  readonly dict: PdfDict;
  readonly isOpen: boolean;
  readonly children: Item[];
}

/** The outline items of one source that lead to a chosen page, or that hold such an item. */
export function copyOutlines(copier: Copier, destinations: Destinations): Item[] {
  const { source } = copier;
  const root = source.dict(source.catalog.get('Outlines'));
  return root
    ? copyLevel(root.get('First'), copier, destinations, { visited: new Set([root]), depth: 0 })
    : [];
}

function copyLevel(
  first: PdfObject | undefined,
  copier: Copier,
  destinations: Destinations,
  { visited, depth }: { visited: Set<PdfDict>; depth: number },
): Item[] {
  if (depth > depthMax) return [];
  const { source } = copier;
  const items: Item[] = [];
  for (let item = source.dict(first); item && !visited.has(item); item = source.dict(item.get('Next'))) {
    visited.add(item);
    const children = copyLevel(item.get('First'), copier, destinations, { visited, depth: depth + 1 });
    if (children.length === 0 && !isKept(item, source, destinations)) continue;
    const dict = new PdfDict();
    copier.copyEntries(item, dict, structural);
    const element = item.get('SE');
    const copiedElement = element && copier.copied(element);
    if (copiedElement) dict.set('SE', copiedElement);
    const count = source.value(item.get('Count'));
    items.push({ dict, children, isOpen: count instanceof PdfNumber && count.value > 0 });
  }
  return items;
}

// Deeper than any viewer shows; an endless chain must not overflow the stack.
const depthMax = 200;

// An item without a target may be the heading of removed pages, so it stays only if no page was removed.
function isKept(item: PdfDict, source: Source, destinations: Destinations): boolean {
  const action = source.dict(item.get('A'));
  const isGoTo = action?.getName('S', source.resolve)?.value === 'GoTo';
  const destination = item.has('Dest') ? item.get('Dest') : isGoTo ? action?.get('D') : undefined;
  if (destination === undefined) return source.isWhole;
  const value = source.value(destination);
  const explicit =
    value instanceof PdfString || value instanceof PdfName
      ? destinations.find(value)
      : destinations.explicit(value);
  if (source.placementOf(explicit?.at(0))) return true;
  return source.isWhole;
}

const structural = new Set(
  ['Parent', 'First', 'Last', 'Next', 'Prev', 'Count', 'SE'].map((name) => PdfName.of(name)),
);

export function writeOutlines(target: Target, items: readonly Item[]): void {
  if (items.length === 0) return;
  const root = PdfDict.of({ Type: PdfName.of('Outlines') });
  const ref = target.add(root);
  const visible = link(target, root, ref, items);
  root.set('Count', PdfNumber.of(visible));
  target.catalog.set('Outlines', ref);
}

/** Links one level to its parent and returns how many items show when the parent is open. */
function link(target: Target, parent: PdfDict, parentRef: PdfRef, items: readonly Item[]): number {
  const refs = items.map(({ dict }) => target.add(dict));
  let visible = items.length;
  items.forEach(({ dict, children, isOpen }, index) => {
    const ref = refs[index];
    const previous = refs[index - 1];
    const next = refs[index + 1];
    dict.set('Parent', parentRef);
    if (previous) dict.set('Prev', previous);
    if (next) dict.set('Next', next);
    if (!ref || children.length === 0) return;
    const shown = link(target, dict, ref, children);
    dict.set('Count', PdfNumber.of(isOpen ? shown : -shown));
    if (isOpen) visible += shown;
  });
  const [first] = refs;
  const last = refs.at(-1);
  if (first && last) {
    parent.set('First', first);
    parent.set('Last', last);
  }
  return visible;
}
