import type { Word } from '../model.ts';
import type { Segment } from './segment.ts';
import { wordText } from './text-of.ts';

const signs = /^[-‐-―.:،؛]{1,3}(?=\p{N})/u;

/** How many signs, as of “.1” or “-2”, are painted at the left of a number. */
export function signsBefore(group: Segment['characters']): number {
  const text = group.map(({ character }) => character.text).join('');
  const count = signs.exec(text)?.[0].length ?? 0;
  const [number, sign] = [group[count]?.character, group[count - 1]?.character];
  return number !== undefined && sign !== undefined && sign.box.left < number.box.left ? count : 0;
}

/** In Arabic and Hebrew what stands at the left of a number is read behind it: “1.”, the number of an item. */
export function withSignsBehind(word: Word, count: number): Word {
  const [span, other] = word.spans;
  if (count === 0 || span === undefined || other !== undefined) return word;
  const text = wordText(word);
  const behind = [...text.slice(0, count)].reverse().join('');
  return { ...word, spans: [{ ...span, text: text.slice(count) + behind }] };
}
