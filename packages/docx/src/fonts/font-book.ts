import { linesIn } from '../layout/index.ts';
import type { PageModel, TextStyle } from '../model.ts';
import { wordText } from '../pieces/index.ts';
import { type FontFamily, familiesFor, widthIn } from './map-font.ts';

/** The family used for each font of a document: the one whose letters have the same widths. */
export type FontBook = (style: TextStyle) => FontFamily;

export function makeFontBook(pages: readonly PageModel[]): FontBook {
  const samples = new Map<string, { source: number; families: Map<FontFamily, number> }>();
  for (const line of pages.flatMap(linesIn)) {
    for (const word of line.pieces.flatMap(({ words }) => words)) {
      const [span] = word.spans;
      if (span === undefined || word.spans.length > 1) continue;
      const families = familiesFor(span.style);
      if (families.length < 2) continue;
      const sample = samples.get(span.style.fontName) ?? { source: 0, families: new Map() };
      sample.source += word.box.right - word.box.left;
      for (const family of families) {
        const width = widthIn(family, wordText(word), span.style);
        sample.families.set(family, (sample.families.get(family) ?? 0) + width);
      }
      samples.set(span.style.fontName, sample);
    }
  }
  const known = new WeakMap<TextStyle, FontFamily>();
  const familyOf = (style: TextStyle): FontFamily => {
    const families = familiesFor(style);
    const sample = samples.get(style.fontName);
    const [likeliest = 'Arial'] = families;
    if (sample === undefined) return likeliest;
    const distance = (family: FontFamily) =>
      Math.abs(Math.log((sample.families.get(family) ?? 1) / (sample.source || 1)));
    return [...families].sort((first, second) => distance(first) - distance(second))[0] ?? likeliest;
  };
  return (style) => {
    const family = known.get(style) ?? familyOf(style);
    known.set(style, family);
    return family;
  };
}
