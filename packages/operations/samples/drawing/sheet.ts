// A page as the samples draw it: one column of headings, paragraphs and tables, from the top down.
import { PDFDocument, type PDFFont, type PDFPage, type RGB, rgb, StandardFonts } from 'pdf-lib';

export const ink = rgb(0.1, 0.11, 0.13);
export const soft = rgb(0.35, 0.37, 0.42);
export const rule = rgb(0.8, 0.78, 0.74);
export const accent = rgb(0.725, 0.227, 0.043);
export const wash = rgb(0.975, 0.97, 0.955);
export const width = 595.28;
export const height = 841.89;
export const margin = 72;
export const column = width - 2 * margin;

export interface Typeface {
  readonly serif: PDFFont;
  readonly sans: PDFFont;
  readonly bold: PDFFont;
}

export interface Sheet {
  readonly page: PDFPage;
  readonly type: Typeface;
}

export async function newDocument(title: string, language = 'en') {
  const document = await PDFDocument.create();
  document.setTitle(title);
  document.setLanguage(language);
  document.setProducer('Pagesmith samples');
  document.setCreationDate(new Date('2026-01-01T00:00:00Z'));
  document.setModificationDate(new Date('2026-01-01T00:00:00Z'));
  const type: Typeface = {
    serif: await document.embedFont(StandardFonts.TimesRomanBold),
    sans: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
  };
  return { document, type };
}

/** The heading comes first in the page's content, so that it is the first line of the page's text. */
export function drawHeading({ page, type }: Sheet, heading: string, size = 28): number {
  page.drawText(heading, { x: margin, y: height - 118, size, font: type.serif, color: ink });
  drawRule(page, height - 134);
  page.drawRectangle({ x: margin, y: height - 135.5, width: 48, height: 3, color: accent });
  return height - 168;
}

function drawRule(page: PDFPage, y: number, color: RGB = rule, thickness = 0.75): void {
  page.drawLine({ start: { x: margin, y }, end: { x: width - margin, y }, color, thickness });
}

/** The lines at the edges of a page: what it belongs to above, whose it is and its number below. */
export function drawEdges({ page, type }: Sheet, above: string, below: string, number?: string): void {
  page.drawText(above, { x: margin, y: height - 60, size: 8.5, font: type.sans, color: soft });
  drawRule(page, 62);
  page.drawText(below, { x: margin, y: 46, size: 8.5, font: type.sans, color: soft });
  if (!number) return;
  const x = width - margin - type.sans.widthOfTextAtSize(number, 8.5);
  page.drawText(number, { x, y: 46, size: 8.5, font: type.sans, color: soft });
}

export function drawSubheading({ page, type }: Sheet, text: string, y: number): number {
  page.drawText(text, { x: margin, y, size: 13, font: type.bold, color: ink });
  return y - 22;
}

/** Returns where the next thing can begin. */
export function drawParagraph({ page, type }: Sheet, text: string, y: number, size = 12): number {
  const lines = brokenInto(text, type.sans, size, column);
  for (const [index, line] of lines.entries()) {
    page.drawText(line, { x: margin, y: y - index * size * 1.55, size, font: type.sans, color: ink });
  }
  return y - lines.length * size * 1.55 - 11;
}

function brokenInto(text: string, font: PDFFont, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    const fits = lines.length > 0 && font.widthOfTextAtSize(longer, size) <= room;
    if (fits) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Columns begin at shares of the width; the last one is set to the right edge. */
export function drawTable(
  { page, type }: Sheet,
  starts: readonly number[],
  rows: readonly (readonly string[])[],
  top: number,
): number {
  const step = 29;
  page.drawRectangle({ x: margin, y: top - step, width: column, height: step, color: wash });
  for (const [row, cells] of rows.entries()) {
    const font = row === 0 ? type.bold : type.sans;
    const y = top - row * step - 18.5;
    for (const [index, cell] of cells.entries()) {
      const isLast = index === cells.length - 1;
      const left = margin + 8 + (starts[index] ?? 0) * (column - 16);
      const x = isLast ? width - margin - 8 - font.widthOfTextAtSize(cell, 10.5) : left;
      page.drawText(cell, { x, y, size: 10.5, font, color: ink });
    }
    drawRule(page, top - (row + 1) * step, rule, row === 0 ? 1 : 0.5);
  }
  drawRule(page, top, rule, 1);
  return top - rows.length * step - 32;
}
