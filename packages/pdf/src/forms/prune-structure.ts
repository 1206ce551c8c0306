import { PdfArray, PdfDict, type PdfObject, PdfRef } from '@libpdf/core';
import type { Resolve } from './tree/index.ts';

/** Whether a kid of a structure element is an annotation that is gone (ISO 32000-2, 14.7.5.3). */
function isGone(kid: PdfObject, gone: ReadonlySet<PdfDict>, resolve: Resolve): boolean {
  const dict = kid instanceof PdfRef ? resolve(kid) : kid;
  if (!(dict instanceof PdfDict) || dict.getName('Type', resolve)?.value !== 'OBJR') return false;
  const target = dict.get('Obj', resolve);
  return target instanceof PdfDict && gone.has(target);
}

/** The structure tree must not keep what was flattened: a field's value would stay in the file behind it. */
export function pruneStructure(catalog: PdfDict, gone: ReadonlySet<PdfDict>, resolve: Resolve): void {
  const pending: (PdfObject | undefined)[] = [catalog.get('StructTreeRoot')];
  const seen = new Set<PdfDict>();
  while (pending.length > 0) {
    const object = pending.pop();
    const element = object instanceof PdfRef ? resolve(object) : object;
    if (!(element instanceof PdfDict) || seen.has(element)) continue;
    seen.add(element);
    const kids = element.get('K', resolve);
    if (kids instanceof PdfArray) {
      const kept = kids.toArray().filter((kid) => !isGone(kid, gone, resolve));
      if (kept.length < kids.length) element.set('K', new PdfArray(kept));
      for (const kid of kept) pending.push(kid);
    } else if (kids && isGone(kids, gone, resolve)) element.delete('K');
    else pending.push(kids);
  }
}
