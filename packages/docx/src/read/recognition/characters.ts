import type { FontOfPage, PageCharacter } from '@pagesmith/pdf';
import { baselineOf, hasSerifs, sizesOf } from './letters.ts';
import { spaceEmMax } from './measures.ts';
import type { RecognizedLine, RecognizedSymbol } from './words.ts';

// ISO 32000-2, table 121.
const serifFlag = 2;
/** Recognised lines as the characters of a page whose text was written. */
export function charactersOf(lines: readonly RecognizedLine[]): PageCharacter[] {
  const sizes = sizesOf(lines);
  const font: FontOfPage = { name: '', flags: hasSerifs(lines) ? serifFlag : 0 };
  return lines.flatMap((line, index) => {
    const sizePoints = sizes[index] ?? 11;
    const baseline = baselineOf(line);
    const written = ({ text, box }: RecognizedSymbol): PageCharacter => ({
      text,
      box,
      baseline,
      sizePoints,
      font,
      colour: 0,
      quarterTurns: 0,
      isSlanted: false,
      isInvisible: false,
      isHyphenAtLineEnd: false,
    });
    return line.words.flatMap(({ box, symbols }, place) => {
      const before = line.words[place - 1];
      const isSpaced = before !== undefined && box.left - before.box.right < sizePoints * spaceEmMax;
      const space = isSpaced
        ? { ...box, left: before.box.right, right: Math.max(before.box.right, box.left) }
        : undefined;
      return [...(space === undefined ? [] : [written({ text: ' ', box: space })]), ...symbols.map(written)];
    });
  });
}
