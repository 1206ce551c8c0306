import { linesIn } from '../layout/index.ts';
import type { PageModel, TextStyle } from '../model.ts';
import { bodySize } from './headings.ts';

const plainStyle: TextStyle = {
  fontName: 'Calibri',
  fontFlags: 0,
  isBold: false,
  isItalic: false,
  sizePoints: 11,
  colour: 0,
  raise: 'none',
  url: undefined,
  isUnderlined: false,
};

/** What most of the text of a document looks like. */
export function bodyStyle(pages: readonly PageModel[]): TextStyle {
  const size = bodySize(pages);
  const letters = new Map<TextStyle, number>();
  for (const line of pages.flatMap(linesIn)) {
    for (const { text, style } of line.pieces.flatMap(({ words }) => words.flatMap(({ spans }) => spans))) {
      if (style.sizePoints === size) letters.set(style, (letters.get(style) ?? 0) + text.length);
    }
  }
  const names = new Map<string, number>();
  for (const [style, count] of letters) names.set(style.fontName, (names.get(style.fontName) ?? 0) + count);
  const name = [...names].sort((first, second) => second[1] - first[1])[0]?.[0];
  const style = [...letters.keys()].find(({ fontName }) => fontName === name);
  return style === undefined
    ? plainStyle
    : {
        ...style,
        isBold: false,
        isItalic: false,
        colour: 0,
        url: undefined,
        isUnderlined: false,
        raise: 'none',
      };
}
