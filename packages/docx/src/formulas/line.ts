import type { Box } from '@pagesmith/pdf';
import { boxOf } from '../geometry.ts';
import type { Between } from './by-height.ts';
import { type Item, sizeOf } from './item.ts';
import { lineGapEmMin, lineShareMin, numberGapEmMin } from './measures.ts';

const equationNumber = /^(?:\((?:\d+|[A-Z])(?:\.\d+)*[a-z]?\)|\[\d+\])$/;

/** All that stands in the line of a formula; undefined where that is a line of text. */
export function lineAround(
  chain: readonly Item[],
  between: Between,
  signs: ReadonlySet<Item>,
  gapEm: number = lineGapEmMin,
): { readonly items: readonly Item[]; readonly hasWords: boolean } | undefined {
  const sizePoints = sizeOf(chain);
  const around = boxOf(chain.map(({ box }) => box));
  const line = withoutNumber(reachedFrom(chain, around, between, { sizePoints, gapEm }), sizePoints);
  const words = line.filter((item) => !signs.has(item));
  const isText =
    words.length > line.length * (1 - lineShareMin) || words.some(({ text }) => !/^\p{L}/u.test(text));
  if (isText || !chain.every((item) => line.includes(item))) return undefined;
  return { items: line, hasWords: words.length > 0 };
}

/** What stands at the height of a formula, from one to the next, until a wide gap. */
function reachedFrom(
  chain: readonly Item[],
  { top, bottom, ...edges }: Box,
  between: Between,
  { sizePoints, gapEm }: { readonly sizePoints: number; readonly gapEm: number },
): Item[] {
  const line = new Set(chain);
  let { left, right } = edges;
  const level = between(top, bottom);
  for (let count = 0; count < line.size; ) {
    count = line.size;
    for (const item of level) {
      const gap = Math.max(item.box.left - right, left - item.box.right);
      const near = item.isMathematical ? gapEm : lineGapEmMin;
      if (line.has(item) || gap > sizePoints * near) continue;
      line.add(item);
      left = Math.min(left, item.box.left);
      right = Math.max(right, item.box.right);
    }
  }
  return [...line];
}

/** Whether a formula stands below the beginning of a line of text, as the end of a paragraph does. */
export function continuesText(line: readonly Item[], between: Between, signs: ReadonlySet<Item>): boolean {
  const { left, top } = boxOf(line.map(({ box }) => box));
  const em = sizeOf(line);
  const above = between(top - em * 1.5, top).filter(({ box }) => box.right > left - em * 0.5);
  const first = above.reduce<Item | undefined>(
    (best, item) => (best === undefined || item.box.left < best.box.left ? item : best),
    undefined,
  );
  return first !== undefined && !signs.has(first) && Math.abs(first.box.left - left) < em * 0.5;
}

/** A formula without the number at its end or beginning. */
function withoutNumber(line: readonly Item[], sizePoints: number): Item[] {
  const sorted = [...line].sort((first, second) => first.box.left - second.box.left);
  const cuts: number[] = [];
  let reached = sorted[0]?.box.right ?? 0;
  sorted.forEach(({ box }, index) => {
    if (index > 0 && box.left - reached > sizePoints * numberGapEmMin) cuts.push(index);
    reached = Math.max(reached, box.right);
  });
  const [first, last] = [cuts[0], cuts.at(-1)];
  const isNumber = (items: readonly Item[]) => equationNumber.test(items.map(({ text }) => text).join(''));
  if (last !== undefined && isNumber(sorted.slice(last))) return sorted.slice(0, last);
  if (first !== undefined && isNumber(sorted.slice(0, first))) return sorted.slice(first);
  return sorted;
}
