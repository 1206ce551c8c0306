import { type PdfDocument, xfaDropped } from '../document/index.ts';
import { formFailures } from './failures.ts';
import type { FieldTree, FormField } from './tree/index.ts';

/** A form that lives in XFA alone has no field that this format's own readers could show. */
export function refusePureXfa({ acroForm }: FieldTree, fields: ReadonlyMap<string, FormField>): void {
  if (fields.size === 0 && acroForm?.has('XFA')) throw formFailures.xfaForm();
}

/** Viewers that know XFA would show its stale copy of the values instead of ours. */
export function dropXfa({ pdf, warnings }: PdfDocument, { acroForm }: FieldTree): void {
  pdf.context.catalog.getDict().delete('NeedsRendering');
  if (acroForm?.delete('XFA')) warnings.push(xfaDropped);
}
