/** A PDF from the texts of its objects, numbered from 1; object 1 is the catalog. */
function buildPdf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

export interface FormParts {
  /** Entries of each field, merged with its widget; the widgets stand below one another on one page. */
  readonly fields: readonly string[];
  /** More objects, numbered on from the last field. */
  readonly extras?: readonly string[];
  /** Indexes into `fields` of those that /Fields lists; all unless told. */
  readonly listed?: readonly number[];
  readonly acroForm?: string;
  readonly page?: string;
}

export const firstField = 5;

/** A one-page form. Field `i` is object `firstField + i`, and its rectangle is 200 by 24 unless it has its own. */
export function buildForm({ fields, extras = [], listed, acroForm = '', page = '' }: FormParts): Uint8Array {
  const refs = fields.map((_, index) => `${firstField + index} 0 R`);
  const roots = listed ? listed.map((index) => refs[index]) : refs;
  const widgets = fields.map((entries, index) => {
    const bottom = 740 - index * 40;
    const rectangle = entries.includes('/Rect') ? '' : `/Rect [40 ${bottom} 240 ${bottom + 24}]`;
    const widget = entries.includes('/Kids') ? '' : `/Type /Annot /Subtype /Widget /F 4 ${rectangle}`;
    return `<< ${widget} ${entries} >>`;
  });
  const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
  return buildPdf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${roots.join(' ')}] /DR << /Font << /Helv 4 0 R >> >> /DA (/Helv 12 Tf 0 g) ${acroForm} >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Annots [${refs.join(' ')}] ${page} >>`,
    helvetica,
    ...widgets,
    ...extras,
  ]);
}
