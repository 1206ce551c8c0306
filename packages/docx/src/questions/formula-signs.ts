import type { FontOfSheet, Sheet } from '../testing/index.ts';

/** What is set of a formula: a text, its size and how much higher than the line it stands. */
export type Sign = readonly [text: string, font: FontOfSheet, size?: number, raise?: number];

/** Sets signs one behind the other, and says where the next would begin. */
export function setSigns({ text, fonts }: Sheet, x: number, y: number, signs: readonly Sign[]): number {
  let at = x;
  for (const [written, font, size = 10, raise = 0] of signs) {
    text(at, y - raise, written, { font, size });
    at += fonts[font].widthOfTextAtSize(written, size);
  }
  return at;
}

export const widthOf = ({ fonts }: Sheet, signs: readonly Sign[]): number =>
  signs.reduce((sum, [text, font, size = 10]) => sum + fonts[font].widthOfTextAtSize(text, size), 0);

/** A fraction at the height of a line, its bar as long as the wider side; says where it ends. */
export function setFraction(
  sheet: Sheet,
  x: number,
  y: number,
  [above, below]: readonly [readonly Sign[], readonly Sign[]],
): number {
  const width = Math.max(widthOf(sheet, above), widthOf(sheet, below));
  setSigns(sheet, x + (width - widthOf(sheet, above)) / 2, y - 6.5, above);
  sheet.rule(x, y - 2.5, x + width, y - 2.5);
  setSigns(sheet, x + (width - widthOf(sheet, below)) / 2, y + 7, below);
  return x + width;
}

/** The sign of a root with its bar over what follows; says where that begins. */
export function setRoot(sheet: Sheet, x: number, y: number, width: number): number {
  const at = setSigns(sheet, x, y, [['√', 'signs']]);
  sheet.rule(at, y - 9, at + width, y - 9);
  return at;
}
