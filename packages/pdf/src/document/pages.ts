import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';

export type Resolve = (ref: PdfRef) => PdfObject | null;

export interface Page {
  readonly dict: PdfDict;
  /** Null for a page that stands directly in its parent's /Kids, which only damaged files do. */
  readonly ref: PdfRef | null;
  /** The nodes above the page, nearest first: what it inherits from (ISO 32000-2, 7.7.3.4). */
  readonly ancestors: readonly PdfDict[];
}

/** As deep as PDFium goes; the time of a walk grows with the square of the depth. */
const depthMax = 1024;

/**
 * Walks the page tree without trusting it: loops, missing types and dead references end a branch, not the walk. A
 * page that the tree names twice is there twice, as readers show it.
 */
export function readPages(catalog: PdfDict, resolve: Resolve): Page[] {
  const pages: Page[] = [];
  const visited = new Set<PdfDict>();
  const stack: { node: PdfObject | undefined; ancestors: readonly PdfDict[] }[] = [
    { node: catalog.get('Pages'), ancestors: [] },
  ];
  for (let item = stack.pop(); item; item = stack.pop()) {
    const ref = item.node instanceof PdfRef ? item.node : null;
    const node = ref ? resolve(ref) : item.node;
    if (!(node instanceof PdfDict) || visited.has(node) || item.ancestors.length > depthMax) continue;
    const type = node.getName('Type', resolve)?.value;
    const kids = type === 'Page' ? undefined : kidsOf(node, resolve);
    if (kids) {
      visited.add(node);
      const ancestors = [node, ...item.ancestors];
      for (let index = kids.length - 1; index >= 0; index -= 1) stack.push({ node: kids[index], ancestors });
    } else if (type !== 'Pages') {
      pages.push({ dict: node, ref, ancestors: item.ancestors });
    }
  }
  return pages;
}

// A damaged tree may name its only kid without the brackets of a list.
function kidsOf(node: PdfDict, resolve: Resolve): readonly PdfObject[] | undefined {
  const value = node.get('Kids');
  const kids = value instanceof PdfRef ? resolve(value) : value;
  if (kids instanceof PdfArray) return kids.toArray();
  return value && kids instanceof PdfDict ? [value] : undefined;
}

export type InheritableKey = 'Resources' | 'MediaBox' | 'CropBox' | 'Rotate';

/** The page's own value or the nearest ancestor's, still as a reference when it is one. */
export function inherited(page: Page, key: InheritableKey, resolve: Resolve): PdfObject | undefined {
  for (const dict of [page.dict, ...page.ancestors]) {
    const value = dict.get(key);
    const target = value instanceof PdfRef ? resolve(value) : value;
    if (target && target.type !== 'null') return value;
  }
  return undefined;
}
