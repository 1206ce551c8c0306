import { PdfArray, PdfDict } from '@libpdf/core';
import type { PdfDocument } from './pdf-document.ts';
import { signatureInvalidated } from './warning.ts';

/**
 * A rewritten document no longer matches what was signed (ISO 32000-2, 12.8.1). The appearance of a signature stays; its
 * value, and whatever only serves to validate it, is removed.
 */
export function invalidateSignatures({ pdf, resolve, warnings }: PdfDocument): void {
  const catalog = pdf.context.catalog.getDict();
  catalog.delete('Perms');
  catalog.delete('DSS');
  const form = catalog.getDict('AcroForm', resolve);
  const visited = new Set<PdfDict>();
  const stack = [{ fields: form?.getArray('Fields', resolve), type: '', prefix: '' }];
  for (let level = stack.pop(); level; level = stack.pop()) {
    for (const item of level.fields ?? []) {
      const field = item.type === 'ref' ? resolve(item) : item;
      if (!(field instanceof PdfDict) || visited.has(field)) continue;
      visited.add(field);
      const type = field.getName('FT', resolve)?.value ?? level.type;
      const part = field.getString('T', resolve)?.asString();
      const prefix = [level.prefix, part].filter(Boolean).join('.');
      if (type === 'Sig' && field.has('V')) {
        field.delete('V');
        warnings.push(signatureInvalidated(prefix));
      }
      const kids = field.get('Kids', resolve);
      if (kids instanceof PdfArray) stack.push({ fields: kids, type, prefix });
    }
  }
  form?.delete('SigFlags');
}
