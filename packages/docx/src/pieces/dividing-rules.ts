import type { Box, PageCharacter, PageReading } from '@pagesmith/pdf';
import { middleX } from '../geometry.ts';
import type { Segment } from './segment.ts';

type Line = Pick<Segment, 'baseline' | 'sizePoints'>;

/** Whether an upright rule goes through a line between two of its letters, and each was painted by itself. */
export type IsDivided = (line: Line, before: PageCharacter, after: PageCharacter) => boolean;

// Thousands of rules above each other are compared with each letter beside them.
const comparisonsMax = 1_000_000;

/** In a cell that is too narrow for its text, this goes on to the very rule at which the text of the next cell begins. */
export function dividedByRules({ rules }: PageReading): IsDivided {
  const upright = rules
    .filter(({ isHorizontal }) => !isHorizontal)
    .map(({ box }) => box)
    .sort((first, second) => middleX(first) - middleX(second));
  let left = comparisonsMax;
  return ({ baseline, sizePoints }, before, after) => {
    if (before.object === after.object) return false;
    const [from, to] = [middleX(before.box), middleX(after.box)];
    for (let at = firstBehind(upright, from); at < upright.length; at++) {
      const rule = upright[at];
      if (rule === undefined || middleX(rule) >= to || left-- < 0) return false;
      if (rule.top < baseline - sizePoints * 0.8 && rule.bottom > baseline) return true;
    }
    return false;
  };
}

function firstBehind(boxes: readonly Box[], x: number): number {
  let [low, high] = [0, boxes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = boxes[middle];
    if (box !== undefined && middleX(box) <= x) low = middle + 1;
    else high = middle;
  }
  return low;
}
