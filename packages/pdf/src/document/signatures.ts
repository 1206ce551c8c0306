import { PdfArray, PdfDict } from '@libpdf/core';
import type { PdfDocument } from './pdf-document.ts';
import { signatureInvalidated, signatureRemoved } from './warning.ts';

/**
 * A rewritten document no longer matches what was signed (ISO 32000-2, 12.8.1). The appearance of a signature stays; its
 * value, and whatever only serves to validate it, is removed. Of the names that it had before, those whose fields went
 * with their pages are told too.
 */
export function invalidateSignatures(document: PdfDocument, before: readonly string[] = []): void {
  const { pdf, resolve, warnings } = document;
  const catalog = pdf.context.catalog.getDict();
  catalog.delete('Perms');
  catalog.delete('DSS');
  const left = new Set<string>();
  for (const { name, field } of signatures(document)) {
    field.delete('V');
    left.add(name);
    warnings.push(signatureInvalidated(name));
  }
  const gone = before.filter((name) => !left.has(name));
  // Where documents are merged a name may have changed: then it is counted, and not gone.
  for (const name of gone.slice(0, before.length - left.size)) warnings.push(signatureRemoved(name));
  catalog.getDict('AcroForm', resolve)?.delete('SigFlags');
}

export const signatureNames = (document: PdfDocument): string[] =>
  signatures(document).map(({ name }) => name);

interface Signature {
  readonly name: string;
  readonly field: PdfDict;
}

/** The fields that somebody has signed. */
export function signatures({ pdf, resolve }: PdfDocument): Signature[] {
  const form = pdf.context.catalog.getDict().getDict('AcroForm', resolve);
  const visited = new Set<PdfDict>();
  const found: Signature[] = [];
  const stack = [{ fields: form?.getArray('Fields', resolve), type: '', prefix: '' }];
  for (let level = stack.pop(); level; level = stack.pop()) {
    for (const item of level.fields ?? []) {
      const field = item.type === 'ref' ? resolve(item) : item;
      if (!(field instanceof PdfDict) || visited.has(field)) continue;
      visited.add(field);
      const type = field.getName('FT', resolve)?.value ?? level.type;
      const part = field.getString('T', resolve)?.asString();
      const prefix = [level.prefix, part].filter(Boolean).join('.');
      if (type === 'Sig' && field.has('V')) found.push({ name: prefix, field });
      const kids = field.get('Kids', resolve);
      if (kids instanceof PdfArray) stack.push({ fields: kids, type, prefix });
    }
  }
  return found;
}
