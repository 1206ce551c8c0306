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
  /** Rows of cells, the first with its baseline at `y`. */
  table(x: number, y: number, rows: readonly (readonly string[])[], shape: Shape): void;
}

export interface Shape {
  readonly width: number;
  readonly step: number;
  readonly isRuled?: boolean;
  /** The columns whose texts end at one edge. */
  readonly right?: readonly number[];
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
    const rule: Sheet['rule'] = (x1, y1, x2, y2) =>
      page.drawLine({ start: { x: x1, y: 800 - y1 }, end: { x: x2, y: 800 - y2 }, thickness: 0.7 });
    const table: Sheet['table'] = (x, y, rows, { width, step, isRuled = false, right = [] }) => {
      const [top, bottom] = [y - step * 0.7, y + (rows.length - 0.7) * step];
      const columns = rows[0]?.length ?? 0;
      for (const [row, cells] of rows.entries()) {
        if (isRuled) rule(x, top + row * step, x + columns * width, top + row * step);
        for (const [column, cell] of cells.entries()) {
          const isRight = right.includes(column);
          text(x + column * width + (isRight ? width - 6 : 6), y + row * step, cell, { isRight });
        }
      }
      if (!isRuled) return;
      rule(x, bottom, x + columns * width, bottom);
      for (let column = 0; column <= columns; column++)
        rule(x + column * width, top, x + column * width, bottom);
    };
    await draw({
      page,
      number,
      fonts,
      text,
      lines: (x, y, lines, { step = 14, ...look } = {}) => {
        for (const [index, line] of lines.entries()) text(x, y + index * step, line, look);
      },
      rule,
      table,
    });
  }
  return document;
}
