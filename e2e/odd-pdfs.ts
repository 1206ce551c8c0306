/** Objects from the first to the last, with the table that says where each begins (ISO 32000-2, 7.5.4). */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

export const machineName = (field: string): string => `topmostSubform[0].Page1[0].${field}`;

const words = 'BT /F1 10 Tf 60 702 Td (2 Business name) Tj ET BT /F1 9 Tf 84 642 Td (C corporation) Tj ET';
const box = '/Type /Annot /Subtype /Widget /F 4 /P 3 0 R /Parent 8 0 R';

/**
 * A form as tax offices make them: fields named by a machine, one with a tooltip, one with words above it, one with
 * words beside it, in small boxes and a fixed size.
 */
export const machineNamedForm: Buffer = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [7 0 R] /DR << /Font << /F1 5 0 R >> >> /DA (/F1 9 Tf 0 g) >> >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [9 0 R 10 0 R 11 0 R] >>',
  `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  '<< /Type /XObject /Subtype /Form /BBox [0 0 10 10] /Length 0 >>\nstream\n\nendstream',
  '<< /T (topmostSubform[0]) /Kids [8 0 R] >>',
  '<< /T (Page1[0]) /Parent 7 0 R /Kids [9 0 R 10 0 R 11 0 R] >>',
  `<< ${box} /FT /Tx /T (f1_01[0]) /TU (Name as shown on your tax return) /Rect [60 720 300 734] /DA (/F1 9 Tf 0 g) >>`,
  `<< ${box} /FT /Tx /T (f1_02[0]) /Rect [60 684 160 698] /DA (/F1 9 Tf 0 g) >>`,
  `<< ${box} /FT /Btn /T (c1_1[0]) /Rect [70 641 80 651] /MK << /CA (4) >> /AS /Off /AP << /N << /1 6 0 R /Off 6 0 R >> >> >>`,
]);

/** A form that XFA alone describes: what it shows elsewhere is a request to open it in another reader. */
export const xfaForm: Buffer = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA 4 0 R >> /NeedsRendering true >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
  '<< /Length 60 >>\nstream\n<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>    \nendstream',
]);

/** A page as tall as a PDF page may be, and hardly wider than a line. */
export const tallPage: Buffer = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 8 14400] >>',
]);
