import { PdfArray, PdfDict, PdfRef } from '@libpdf/core';
import type { PdfDocument } from '../document/index.ts';
import type { FieldNode, FieldTree } from './tree/index.ts';

/**
 * Makes the hierarchy in the file the one that was read: fields that only pages lead to are listed, so that every
 * reader finds what was set, and each is listed once.
 */
export function mendForm({ pdf }: PdfDocument, tree: FieldTree): PdfDict {
  const { acroForm, orphans, resolve } = tree;
  const form = acroForm ?? new PdfDict();
  if (!acroForm) pdf.context.catalog.getDict().set('AcroForm', pdf.context.register(form));
  const listed = form.get('Fields', resolve);
  const fields = once(listed instanceof PdfArray ? listed : new PdfArray(), null, tree);
  if (fields !== listed) form.set('Fields', fields);
  for (const node of tree.nodes) {
    const kids = node.dict.get('Kids', resolve);
    const tidy = kids instanceof PdfArray ? once(kids, node, tree) : kids;
    if (tidy && tidy !== kids) node.dict.set('Kids', tidy);
  }
  for (const { dict, ref } of orphans) fields.push(ref ?? pdf.context.register(dict));
  return form;
}

/**
 * The list without mentions of fields and widgets other than the one that the walk followed. Thirty nodes that
 * list the next one twice are a billion fields to a viewer that follows each mention.
 */
function once(list: PdfArray, owner: FieldNode | null, { ownerOf, resolve }: FieldTree): PdfArray {
  const seen = new Set<PdfDict>();
  const items = list.toArray();
  const kept = items.filter((item) => {
    const dict = item instanceof PdfRef ? resolve(item) : item;
    if (!(dict instanceof PdfDict) || !ownerOf.has(dict)) return true;
    const isFirst = ownerOf.get(dict) === owner && !seen.has(dict);
    seen.add(dict);
    return isFirst;
  });
  return kept.length === items.length ? list : new PdfArray(kept);
}
