import type { PageCharacter } from '@pagesmith/pdf';
import { isRightToLeft } from './direction.ts';
import { backwardsGapEmMax } from './measures.ts';
import type { Segment } from './segment.ts';

// No number and no word has more letters.
const lettersMax = 40;
const letter = /^[^\s\p{M}]/u;

/** Whether a character follows the one before it to the right, into the room that is left between it and Arabic. */
export function fillsRoom({ characters, right }: Segment, { text, box, sizePoints }: PageCharacter): boolean {
  const last = characters.at(-1)?.character;
  if (last === undefined || !letter.test(text) || !letter.test(last.text)) return false;
  if (isRightToLeft(text) || isRightToLeft(last.text) || box.right > right) return false;
  const isNext = Math.abs(box.left - last.box.right) < sizePoints * backwardsGapEmMax;
  return isNext && characters.slice(-lettersMax).some(({ character }) => isRightToLeft(character.text));
}
