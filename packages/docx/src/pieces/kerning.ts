import type { FontOfPage, PageCharacter } from '@pagesmith/pdf';
import { median } from '../geometry.ts';
import { kernEmMax, kernedEmMin, kernedPairsMin } from './measures.ts';

/** By how much, in em, the letters that follow one usually stand closer to it than its width says. */
export type Kerning = ({ font, text }: PageCharacter) => number;

/** A letter like “f” may be drawn closer to all that follow it: the space behind it is narrower by as much. */
export function kerningIn(characters: readonly PageCharacter[]): Kerning {
  const gaps = new Map<FontOfPage, Map<string, number[]>>();
  let before: PageCharacter | undefined;
  for (const character of characters) {
    if (before !== undefined && isLetter(before) && isLetter(character) && before.font === character.font) {
      const gap = (character.box.left - before.box.right) / before.sizePoints;
      if (Math.abs(before.baseline - character.baseline) < 0.1 && Math.abs(gap) < kernEmMax)
        gapsBehind(before).push(gap);
    }
    before = character;
  }
  const kerned = new Map([...gaps].map(([font, letters]) => [font, kernsOf(letters)]));
  return ({ font, text }) => kerned.get(font)?.get(text) ?? 0;

  function gapsBehind({ font, text }: PageCharacter): number[] {
    const letters = gaps.get(font) ?? new Map<string, number[]>();
    const behind = letters.get(text) ?? [];
    gaps.set(font, letters.set(text, behind));
    return behind;
  }
}

const kernsOf = (letters: ReadonlyMap<string, number[]>): Map<string, number> =>
  new Map(
    [...letters].flatMap(([letter, gaps]) => {
      const usual = median(gaps);
      return gaps.length >= kernedPairsMin && usual < -kernedEmMin ? [[letter, -usual] as const] : [];
    }),
  );

const isLetter = ({ text }: PageCharacter) => /^\p{L}$/u.test(text);
