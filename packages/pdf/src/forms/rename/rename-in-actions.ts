import { PdfArray, PdfDict, type PdfObject, PdfRef, PdfString } from '@libpdf/core';
import type { PdfDocument } from '../../document/index.ts';
import { textOf, textString } from '../text-string.ts';
import type { FieldTree, Resolve } from '../tree/index.ts';

// Actions and signature locks name fields by their full names (ISO 32000-2, 12.6.4.11, 12.7.6 and 12.7.5.5).
const namingKeys = ['Fields', 'T'];
const namingTypes = new Set(['SubmitForm', 'ResetForm', 'Hide', 'SigFieldLock', 'TransformParams']);
// From an annotation, a field or an action to the next action, with the triggers of /AA (tables 197 to 200).
const leadingKeys =
  'A AA Next Lock E X D U Fo Bl PO PC PV PI O C K F V WC WS DS WP DP Reference TransformParams'.split(' ');

/** Sets the new names in one action or lock. */
function renameIn(dict: PdfDict, names: ReadonlyMap<string, string>, resolve: Resolve): void {
  const renamed = (item: PdfObject): PdfObject => {
    const text = item instanceof PdfString ? textOf(item) : undefined;
    const newName = text === undefined ? undefined : names.get(text);
    return newName === undefined ? item : textString(newName);
  };
  for (const key of namingKeys) {
    const value = dict.get(key, resolve);
    if (value instanceof PdfArray) dict.set(key, new PdfArray(value.toArray().map(renamed)));
    else if (value) dict.set(key, renamed(value));
  }
}

/** Follows what can lead to an action, from the catalog, the pages and the fields. */
export function renameInActions(
  { pdf, pages }: PdfDocument,
  { nodes, resolve }: FieldTree,
  names: ReadonlyMap<string, string>,
): void {
  const catalog = pdf.context.catalog.getDict();
  const pending: (PdfObject | undefined)[] = [
    catalog.get('OpenAction'),
    catalog.get('AA'),
    ...pages.flatMap(({ dict }) => [dict.get('AA'), dict.get('Annots')]),
    ...nodes.map(({ dict }) => dict),
  ];
  const seen = new Set<PdfObject>();
  while (pending.length > 0) {
    const object = pending.pop();
    const target = object instanceof PdfRef ? resolve(object) : object;
    if (!target || seen.has(target)) continue;
    if (target instanceof PdfArray) for (const item of target) pending.push(item);
    if (!(target instanceof PdfDict)) continue;
    seen.add(target);
    const type = target.getName('S', resolve)?.value ?? target.getName('Type', resolve)?.value ?? '';
    if (namingTypes.has(type)) renameIn(target, names, resolve);
    for (const key of leadingKeys) pending.push(target.get(key));
  }
}
