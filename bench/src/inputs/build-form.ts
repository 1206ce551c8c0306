import { deflateSync } from 'node:zlib';
import { PdfWriter } from './pdf-writer.ts';

/** A form of text fields named `field_1` and on, twenty-five to a page, with an appearance each. */
export function buildForm(path: string, fieldCount: number): void {
  const writer = new PdfWriter(path);
  const tree = writer.reserve();
  const font = writer.object(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  );
  const appearance = writer.stream(
    `/Type /XObject /Subtype /Form /BBox [0 0 300 20] /Resources << /Font << /Helv ${font} 0 R >> >> /Filter /FlateDecode`,
    deflateSync('/Tx BMC EMC'),
  );
  const perPage = 25;
  const pages: number[] = [];
  const fields: number[] = [];
  for (let first = 1; first <= fieldCount; first += perPage) {
    const page = writer.reserve();
    const names = Array.from({ length: Math.min(perPage, fieldCount - first + 1) }, (_, at) => first + at);
    const widgets = names.map((number, at) =>
      writer.object(
        `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field_${number}) /F 4 /P ${page} 0 R /Rect [200 ${780 - 30 * at} 500 ${800 - 30 * at}] /DA (/Helv 10 Tf 0 g) /AP << /N ${appearance} 0 R >> >>`,
      ),
    );
    const labels = names.map((number) => `(Field ${number}) Tj T*`).join(' ');
    const content = writer.stream(
      '/Filter /FlateDecode',
      deflateSync(`BT /Helv 10 Tf 30 TL 50 785 Td ${labels} ET`),
    );
    writer.object(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 595 842] /Contents ${content} 0 R /Resources << /Font << /Helv ${font} 0 R >> >> /Annots [${references(widgets)}] >>`,
      page,
    );
    pages.push(page);
    fields.push(...widgets);
  }
  writer.object(`<< /Type /Pages /Count ${pages.length} /Kids [${references(pages)}] >>`, tree);
  const form = `<< /Fields [${references(fields)}] /DA (/Helv 10 Tf 0 g) /DR << /Font << /Helv ${font} 0 R >> >> >>`;
  writer.finish(writer.object(`<< /Type /Catalog /Pages ${tree} 0 R /AcroForm ${form} >>`));
}

const references = (numbers: readonly number[]): string => numbers.map((number) => `${number} 0 R`).join(' ');
