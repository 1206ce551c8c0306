// A page that somebody printed, signed and put on a scanner a little askew: one picture of black and white, and no text.
import { renderPage } from '@pagesmith/pdf';
import { drawObject, PDFName, popGraphicsState, pushGraphicsState, scale } from 'pdf-lib';
import {
  drawEdges,
  drawHeading,
  drawParagraph,
  drawTable,
  height,
  ink,
  margin,
  newDocument,
  soft,
  width,
} from './sheet.ts';

const dotsPerInch = 150;
const columns = Math.round((width / 72) * dotsPerInch);
const rows = Math.round((height / 72) * dotsPerInch);
const skew = 0.008;

async function drawDeliveryNote(): Promise<Uint8Array> {
  const { document, type } = await newDocument('Delivery note');
  const sheet = { page: document.addPage(), type };
  let y = drawHeading(sheet, 'Delivery note 2026-031');
  y = drawParagraph(sheet, 'Atelier Dupré delivered to Lovelace & Babbage Ltd on 2 March 2026:', y);
  y = drawTable(
    sheet,
    [0, 1],
    [
      ['Item', 'Copies'],
      ['Annual report, sewn, cloth cover', '250'],
      ['Presentation copies, slipcase', '12'],
    ],
    y,
  );
  drawParagraph(sheet, 'Received complete and without damage.', y);
  const line = y - 120;
  sheet.page.drawLine({ start: { x: margin, y: line }, end: { x: margin + 210, y: line }, thickness: 0.75 });
  sheet.page.drawText('Signature', { x: margin, y: line - 14, size: 9, font: type.sans, color: soft });
  sheet.page.drawSvgPath(
    'M0 30 C14 -30 26 -22 20 14 S34 30 44 6 S58 -4 56 16 S74 26 82 4 S92 8 94 18 S118 20 168 -4',
    {
      x: margin + 16,
      y: line + 36,
      borderColor: ink,
      borderWidth: 1.6,
    },
  );
  drawEdges(sheet, 'Agreement no. 2026-014', 'Atelier Dupré', 'Page 1 of 1');
  return document.save();
}

/** One bit for each dot, rows filled up to whole bytes: 1 is white. */
async function dotsOf(pdf: Uint8Array): Promise<Uint8Array> {
  const picture = await renderPage(pdf, 1, { scale: dotsPerInch / 72 });
  const stride = Math.ceil(columns / 8);
  const dots = new Uint8Array(stride * rows).fill(0xff);
  for (let row = 0; row < rows; row++) {
    for (let dot = 0; dot < columns; dot++) {
      const x = Math.round(dot - skew * (row - rows / 2));
      const y = Math.round(row + skew * (dot - columns / 2));
      const isInside = x >= 0 && y >= 0 && x < picture.width && y < picture.height;
      const light = isInside ? (picture.rgba[4 * (y * picture.width + x)] ?? 255) : 255;
      const at = row * stride + (dot >> 3);
      if (light < 168) dots[at] = (dots[at] ?? 0) & ~(0x80 >> (dot & 7));
    }
  }
  return dots;
}

export async function drawScan(): Promise<Uint8Array> {
  const { document } = await newDocument('Scan of a delivery note');
  const page = document.addPage();
  const picture = document.context.flateStream(await dotsOf(await drawDeliveryNote()), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: columns,
    Height: rows,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
  });
  const name = PDFName.of('Scan');
  page.node.setXObject(name, document.context.register(picture));
  page.pushOperators(pushGraphicsState(), scale(width, height), drawObject(name), popGraphicsState());
  return document.save();
}
