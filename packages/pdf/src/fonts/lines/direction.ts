import bidiFactory from 'bidi-js';

export type Direction = 'ltr' | 'rtl';

const bidi = bidiFactory();
// Anything that can raise a level above 0: letters of right-to-left scripts and explicit controls.
const hasRightToLeft =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** The direction of a paragraph is that of its first strong letter (UAX #9, P2 and P3). */
export function directionOf(paragraph: string): Direction {
  if (!hasRightToLeft.test(paragraph)) return 'ltr';
  const level = bidi.getEmbeddingLevels(paragraph).paragraphs[0]?.level ?? 0;
  return level % 2 === 1 ? 'rtl' : 'ltr';
}

/** The embedding level of each UTF-16 unit of a line (UAX #9). */
export function levelsOf(line: string, direction: Direction): Uint8Array {
  if (direction === 'ltr' && !hasRightToLeft.test(line)) return new Uint8Array(line.length);
  return bidi.getEmbeddingLevels(line, direction).levels;
}

export const mirrored = (character: string): string => bidi.getMirroredCharacter(character) ?? character;

/** From logical to visual order (UAX #9, L2). */
export function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}
