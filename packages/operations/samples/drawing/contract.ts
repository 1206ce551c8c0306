import type { Block, ContractText } from './contract-text.ts';
import {
  drawEdges,
  drawHeading,
  drawParagraph,
  drawSubheading,
  drawTable,
  margin,
  newDocument,
  type Sheet,
  soft,
  width,
} from './sheet.ts';

function drawBlock(sheet: Sheet, block: Block, y: number): number {
  if (typeof block === 'string') return drawParagraph(sheet, block, y);
  if ('about' in block) return drawSubheading(sheet, block.about, y - 14);
  return drawTable(sheet, block.starts, block.rows, y);
}

function drawSignatureLines({ page, type }: Sheet, { signatures, lines }: ContractText, y: number): void {
  const half = (width - 2 * margin - 32) / 2;
  for (const [index, name] of signatures.entries()) {
    const x = margin + index * (half + 32);
    page.drawText(name, { x, y, size: 13, font: type.bold });
    for (const [line, what] of lines.entries()) {
      const at = y - 74 - line * 66;
      page.drawLine({ start: { x, y: at }, end: { x: x + half, y: at }, thickness: 0.75 });
      page.drawText(what, { x, y: at - 15, size: 10, font: type.sans, color: soft });
    }
  }
}

export async function drawContract(text: ContractText): Promise<Uint8Array> {
  const { language, title, pages, number, pageOf } = text;
  const { document, type } = await newDocument(title, language);
  for (const [index, { heading, blocks }] of pages.entries()) {
    const sheet = { page: document.addPage(), type };
    let y = drawHeading(sheet, heading);
    for (const block of blocks) y = drawBlock(sheet, block, y);
    if (index === pages.length - 1) drawSignatureLines(sheet, text, y - 30);
    drawEdges(sheet, number, 'Atelier Dupré', pageOf(index + 1, pages.length));
  }
  return document.save();
}

export async function drawAnnex({ language, annex, number }: ContractText): Promise<Uint8Array> {
  const { document, type } = await newDocument(annex.title, language);
  const sheet = { page: document.addPage(), type };
  let y = drawHeading(sheet, annex.heading);
  for (const block of annex.blocks) y = drawBlock(sheet, block, y);
  drawEdges(sheet, number, 'Atelier Dupré', annex.title);
  return document.save();
}
