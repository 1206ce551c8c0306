import { drawEdges, drawHeading, drawParagraph, drawSubheading, drawTable, newDocument } from './sheet.ts';

const items = [
  ['Item', 'Copies', 'Each', 'Total'],
  ['Annual report, sewn, cloth cover', '250', '18.40', '4,600.00'],
  ['Presentation copies, slipcase', '12', '46.00', '552.00'],
  ['Proof for the printer', '2', '35.00', '70.00'],
  ['Carriage Orléans to London', '1', '180.00', '180.00'],
  ['Paid with the order', '', '', '-2,701.00'],
  ['To be paid, in euros', '', '', '2,701.00'],
];

export async function drawInvoice(): Promise<Uint8Array> {
  const { document, type } = await newDocument('Invoice 2026-0117');
  const sheet = { page: document.addPage(), type };
  let y = drawHeading(sheet, 'Invoice 2026-0117');
  y = drawParagraph(sheet, 'Atelier Dupré, 14 rue de la Reliure, Orléans', y);
  y = drawSubheading(sheet, 'To', y - 8);
  y = drawParagraph(sheet, 'Lovelace & Babbage Ltd, 12 St James’s Square, London', y);
  y = drawSubheading(sheet, 'Date of invoice and of supply', y - 8);
  y = drawParagraph(sheet, '2 March 2026', y);
  y = drawTable(sheet, [0, 0.5, 0.7, 1], items, y - 6);
  y = drawParagraph(sheet, 'Please pay within thirty days and name the number of the invoice.', y);
  drawParagraph(sheet, 'Supply to another country: the recipient accounts for the tax.', y);
  drawEdges(sheet, 'Agreement no. 2026-014', 'Atelier Dupré', 'Page 1 of 1');
  return document.save();
}
