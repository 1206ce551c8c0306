import { PDFDict, PDFDocument, type PDFFont, PDFName, type PDFPage, StandardFonts } from 'pdf-lib';

/** A page that is drawn by hand: places are points from its upper left corner. */
export interface Sheet {
  readonly page: PDFPage;
  readonly number: number;
  readonly fonts: Readonly<Record<FontOfSheet, PDFFont>>;
  text(x: number, y: number, text: string, look?: Look): void;
  /** Lines below each other, the first with its baseline at `y`. */
  lines(x: number, y: number, lines: readonly string[], look?: Look & { readonly step?: number }): void;
  rule(x1: number, y1: number, x2: number, y2: number): void;
  /** Rows of cells, the first with its baseline at `y`. */
  table(x: number, y: number, rows: readonly (readonly string[])[], shape: Shape): void;
}

/** The letters and the signs of formulas are in fonts that are made for them. */
export type FontOfSheet = 'plain' | 'bold' | 'italic' | 'letters' | 'signs';

export interface Shape {
  readonly width: number;
  readonly step: number;
  readonly isRuled?: boolean;
  /** The columns whose texts end at one edge. */
  readonly right?: readonly number[];
}

export interface Look {
  readonly size?: number;
  readonly font?: FontOfSheet;
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
    letters: await document.embedFont(StandardFonts.TimesRomanItalic),
    signs: await document.embedFont(StandardFonts.Symbol),
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
  await document.flush();
  rename(document, fonts.letters, 'CMMI10');
  return document;
}

/** Gives a font the name of another, with widths of its own, as only those fonts do without that every reader has. */
function rename(document: PDFDocument, font: PDFFont, name: string): void {
  const own = document.context.lookup(font.ref, PDFDict);
  const codes = Array.from({ length: 95 }, (_, index) => 32 + index);
  own.set(PDFName.of('BaseFont'), PDFName.of(name));
  own.set(PDFName.of('FirstChar'), document.context.obj(32));
  own.set(PDFName.of('LastChar'), document.context.obj(126));
  const widths = codes.map((code) => font.widthOfTextAtSize(String.fromCharCode(code), 1000));
  own.set(PDFName.of('Widths'), document.context.obj(widths));
}
