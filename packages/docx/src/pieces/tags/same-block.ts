import type { Line } from '../../model.ts';
import { blockAround } from './elements.ts';

/** Whether the tags put two lines into one paragraph; undefined where they do not say. */
export function areOneBlock(before: Line, line: Line): boolean | undefined {
  const last = before.pieces.at(-1);
  const [first] = line.pieces;
  const [one, other] = [blockAround(last?.tag), blockAround(first?.tag)];
  if (one === undefined || other === undefined) return undefined;
  // The label of an item is a block of its own beside its text.
  if (last?.labelWords !== undefined && last.labelWords > 0) {
    return one.parent !== undefined && one.parent === other.parent;
  }
  return one === other;
}
