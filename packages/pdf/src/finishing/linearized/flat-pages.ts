import { PdfArray, PdfDict, PdfName, PdfNumber } from '@libpdf/core';
import { inherited, newRef, type Page, type Resolve, readPages } from '../../document/index.ts';

export interface FlatPages {
  readonly catalog: PdfDict;
  readonly pages: readonly PdfDict[];
  readonly resolve: Resolve;
}

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/**
 * The same document with one node above all pages, and nothing inherited from it (ISO 32000-2, F.3.3 wants each page
 * whole). A page that is there twice becomes two.
 */
export function flatPages(catalog: PdfDict, resolve: Resolve): FlatPages {
  const added = new Map<number, PdfDict>();
  // Numbers that no file has: they only live until the objects are numbered anew.
  const add = (dict: PdfDict) => {
    const ref = newRef(-1 - added.size);
    added.set(ref.objectNumber, dict);
    return ref;
  };
  const tree = PdfDict.of({ Type: PdfName.of('Pages') });
  const root = add(tree);
  const seen = new Set<PdfDict>();
  const placed = readPages(catalog, resolve).map((page) => {
    const dict = seen.has(page.dict) || !page.ref ? new PdfDict([...page.dict]) : page.dict;
    const ref = dict === page.dict && page.ref ? page.ref : add(dict);
    seen.add(dict);
    makeWhole(dict, page, resolve);
    dict.set('Type', PdfName.of('Page'));
    dict.set('Parent', root);
    return { dict, ref };
  });
  tree.set('Kids', new PdfArray(placed.map(({ ref }) => ref)));
  tree.set('Count', PdfNumber.of(placed.length));
  const flat = new PdfDict([...catalog]);
  flat.set('Pages', root);
  const outlines = flat.get('Outlines');
  if (outlines instanceof PdfDict) flat.set('Outlines', add(outlines));
  return {
    catalog: flat,
    pages: placed.map(({ dict }) => dict),
    resolve: (ref) => added.get(ref.objectNumber) ?? resolve(ref),
  };
}

function makeWhole(dict: PdfDict, page: Page, resolve: Resolve): void {
  for (const key of inheritable) {
    const value = inherited(page, key, resolve);
    if (value) dict.set(key, value);
  }
}
