import type { PdfDict } from '@libpdf/core';
import { PdfDict as Dict, PdfArray, PdfString } from '@libpdf/core';
import { type PdfDocument, signatureForbids, signatures } from '../document/index.ts';

/** A signature may forbid any change, or that of some fields (ISO 32000-2, 12.8.2): whoever fills one of them is told. */
export function warnOfForbiddenChanges(document: PdfDocument, filled: Iterable<string>): void {
  const names = [...filled];
  for (const { name, field } of signatures(document)) {
    const signature = field.getDict('V', document.resolve);
    const references = signature?.get('Reference', document.resolve);
    const isForbidden =
      references instanceof PdfArray &&
      references.toArray().some((item) => {
        const reference = item.type === 'ref' ? document.resolve(item) : item;
        return reference instanceof Dict && forbids(reference, names, document);
      });
    if (isForbidden) document.warnings.push(signatureForbids(name));
  }
}

function forbids(reference: PdfDict, names: readonly string[], { resolve }: PdfDocument): boolean {
  const method = reference.getName('TransformMethod', resolve)?.value;
  const parameters = reference.getDict('TransformParams', resolve);
  if (method === 'DocMDP') return parameters?.getNumber('P', resolve)?.value === 1;
  if (method !== 'FieldMDP') return false;
  const action = parameters?.getName('Action', resolve)?.value;
  const fields = parameters?.get('Fields', resolve);
  const listed = fields instanceof PdfArray ? fields.toArray() : [];
  const locked = listed.flatMap((one) => (one instanceof PdfString ? [one.asString()] : []));
  const isListed = (name: string) => locked.some((one) => name === one || name.startsWith(`${one}.`));
  if (action === 'All') return names.length > 0;
  return names.some((name) => isListed(name) === (action === 'Include'));
}
