import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../document/index.ts';
import { differingShare } from '../rendering/index.ts';
import { listFields } from './list-fields.ts';
import { filled } from './testing/filled.ts';
import { pictureByPdfium, widgetsByPdfJs } from './testing/read-form.ts';

const corpus = fileURLToPath(new URL('../../../../../shared/corpus/', import.meta.url));
// One-page forms by different makers, with what breaks readers: no /AcroForm, turned pages, shared widgets.
const forms = [
  'pypdf/libreoffice-form.pdf',
  'qpdf/annotations-rotated-90.pdf',
  'qpdf/form-fields-and-annotations.pdf',
  'documenso/form-fields-test.pdf',
  'pdf.js/bug1811694.pdf',
  'pdf.js/fields_order.pdf',
  'pdfbox/AcroFormForMerge-TextFieldsOnly.pdf',
];

describe.skipIf(!existsSync(corpus))('in the corpus of real files', () => {
  it.each(forms)('%s has the fields that pdf.js finds, and shows what it is filled with', async (path) => {
    const bytes = new Uint8Array(readFileSync(`${corpus}${path}`));
    const fields = listFields(await openPdf(bytes));
    const onFirstPage = fields.filter(({ page }) => page === 1).map(({ name }) => name);
    const found = (await widgetsByPdfJs(bytes)).map(({ fieldName }) => fieldName);
    expect(onFirstPage.sort()).toEqual([...new Set(found)].sort());
    const writable = fields.filter(({ type, readOnly }) => type === 'text field' && !readOnly);
    const set = async (text: string) => {
      const values = writable.map(({ name, maxLength }) => [name, text.slice(0, maxLength ?? text.length)]);
      return pictureByPdfium((await filled(bytes, Object.fromEntries(values))).bytes);
    };
    expect(differingShare(await set('Test'), await set(''))).toBeGreaterThan(0);
  });
});
