import { PdfArray, PdfDict } from '@libpdf/core';
import type { PdfDocument } from '../document/index.ts';
import type { FieldTree } from './tree/index.ts';

/** Lists the fields that only pages lead to in /Fields, so that every reader finds what was set. */
export function listOrphans({ pdf }: PdfDocument, { acroForm, orphans, resolve }: FieldTree): PdfDict {
  const form = acroForm ?? new PdfDict();
  if (!acroForm) pdf.context.catalog.getDict().set('AcroForm', pdf.context.register(form));
  const listed = form.get('Fields', resolve);
  const fields = listed instanceof PdfArray ? listed : new PdfArray();
  if (fields !== listed) form.set('Fields', fields);
  for (const { dict, ref } of orphans) fields.push(ref ?? pdf.context.register(dict));
  return form;
}
