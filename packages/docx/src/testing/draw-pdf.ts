import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from 'pdf-lib';

/** A page that is drawn by hand: places are points from its upper left corner. */
export interface Sheet {
  readonly page: PDFPage;
  readonly number: number;
  readonly fonts: Readonly<Record<'plain' | 'bold' | 'italic', PDFFont>>;
  text(x: number, y: number, text: string, look?: Look): void;
  /** Lines below each other, the first with its baseline at `y`. */
  lines(x: number, y: number, lines: readonly string[], look?: Look & { readonly step?: number }): void;
  rule(x1: number, y1: number, x2: number, y2: number): void;
}

export interface Look {
  readonly size?: number;
  readonly font?: 'plain' | 'bold' | 'italic';
  /** Whether the text ends at its place. */
  readonly isRight?: boolean;
}

/** A PDF of pages of 600 by 800 points. */
export async function drawPdf(
  draw: (sheet: Sheet) => void | Promise<void>,
  pageCount = 1,
): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  const fonts = {
    plain: await document.embedFont(StandardFonts.Helvetica),
    bold: await document.embedFont(StandardFonts.HelveticaBold),
    italic: await document.embedFont(StandardFonts.HelveticaOblique),
  };
  for (let number = 1; number <= pageCount; number++) {
    const page = document.addPage([600, 800]);
    const text: Sheet['text'] = (x, y, written, { size = 10, font = 'plain', isRight = false } = {}) => {
      const left = isRight ? x - fonts[font].widthOfTextAtSize(written, size) : x;
      page.drawText(written, { x: left, y: 800 - y, size, font: fonts[font] });
    };
    await draw({
      page,
      number,
      fonts,
      text,
      lines: (x, y, lines, { step = 14, ...look } = {}) => {
        for (const [index, line] of lines.entries()) text(x, y + index * step, line, look);
      },
      rule: (x1, y1, x2, y2) =>
        page.drawLine({ start: { x: x1, y: 800 - y1 }, end: { x: x2, y: 800 - y2 }, thickness: 0.7 }),
    });
  }
  return document;
}
