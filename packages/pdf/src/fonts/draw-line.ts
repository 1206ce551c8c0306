import { PdfDict } from '@libpdf/core';
import type { ShapedLine } from './font-book.ts';
import type { RunFont, ShapedRun } from './run-font.ts';

/** The fonts of one content stream, under the names it uses for them. */
export class FontResources {
  readonly #names = new Map<RunFont, string>();

  nameOf(font: RunFont): string {
    const known = this.#names.get(font);
    if (known) return known;
    const name = `F${this.#names.size + 1}`;
    this.#names.set(font, name);
    return name;
  }

  toDict(): PdfDict {
    return new PdfDict(Array.from(this.#names, ([{ resource }, name]) => [name, resource]));
  }
}

export const decimal = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};

/** One run as TJ operators; the offsets that shaping asks for become adjustments and text rise. */
function drawRun({ glyphs }: ShapedRun, size: number): string {
  const operators: string[] = [];
  let items = '';
  let codes = '';
  let rise = 0;
  const closeCodes = (): void => {
    if (codes !== '') items += `<${codes}>`;
    codes = '';
  };
  const move = (thousandths: number): void => {
    if (Math.abs(thousandths) < 0.5) return;
    closeCodes();
    items += ` ${decimal(-thousandths)} `;
  };
  const show = (): void => {
    closeCodes();
    if (items !== '') operators.push(`[${items}] TJ`);
    items = '';
  };
  for (const glyph of glyphs) {
    if (glyph.yOffset !== rise) {
      show();
      rise = glyph.yOffset;
      operators.push(`${decimal((rise * size) / 1000)} Ts`);
    }
    move(glyph.xOffset);
    codes += glyph.code;
    move(glyph.advance - glyph.width - glyph.xOffset);
  }
  show();
  if (rise !== 0) operators.push('0 Ts');
  return operators.join('\n');
}

/** A shaped line with its baseline starting at (x, y), to stand between BT and ET. */
export function drawLine(line: ShapedLine, size: number, x: number, y: number, fonts: FontResources): string {
  const runs = line.runs.map(
    (run) => `/${fonts.nameOf(run.font)} ${decimal(size)} Tf\n${drawRun(run, size)}`,
  );
  return [`1 0 0 1 ${decimal(x)} ${decimal(y)} Tm`, ...runs].join('\n');
}
