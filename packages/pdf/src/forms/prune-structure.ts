import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import { referredObject } from './referred-object.ts';
import type { Resolve } from './tree/index.ts';

/** The structure tree must not keep what was flattened: a field's value would stay in the file behind it. */
export function pruneStructure(catalog: PdfDict, gone: ReadonlySet<PdfDict>, resolve: Resolve): void {
  const pending: (PdfObject | undefined)[] = [catalog.get('StructTreeRoot')];
  const seen = new Set<PdfDict>();
  const isGone = (kid: PdfObject) => {
    const object = referredObject(kid, resolve);
    return object !== undefined && gone.has(object);
  };
  while (pending.length > 0) {
    const object = pending.pop();
    const element = object instanceof PdfRef ? resolve(object) : object;
    if (!(element instanceof PdfDict) || seen.has(element)) continue;
    seen.add(element);
    const kids = element.get('K', resolve);
    if (kids instanceof PdfArray) {
      const kept = kids.toArray().filter((kid) => !isGone(kid));
      if (kept.length < kids.length) element.set('K', new PdfArray(kept));
      for (const kid of kept) pending.push(kid);
    } else if (kids && isGone(kids)) element.delete('K');
    else pending.push(kids);
  }
}
