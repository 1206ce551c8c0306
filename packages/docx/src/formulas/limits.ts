import { boxOf, middleX } from '../geometry.ts';
import { type Item, largeOperators } from './item.ts';
import { indexShareMax, limitGapEmMax, limitMiddleEmMax } from './measures.ts';

interface Limits {
  readonly above: readonly Item[];
  readonly below: readonly Item[];
}

/** The height at which the signs of a row stand, and their size. */
export interface Frame {
  readonly axis: number;
  readonly sizePoints: number;
}

/** Separates what stands small above and below large signs. */
export function takeLimits(
  items: readonly Item[],
  frame: Frame,
): { readonly rest: readonly Item[]; readonly limits: ReadonlyMap<Item, Limits> } {
  const limits = new Map<Item, Limits>();
  const taken = new Set<Item>();
  const isSmall = ({ sizePoints }: Item) => sizePoints < frame.sizePoints * indexShareMax;
  for (const sign of items.filter(({ text, part }) => part === undefined && largeOperators.test(text))) {
    if (isSmall(sign)) continue;
    const free = items.filter((item) => isSmall(item) && !taken.has(item));
    const near = frame.sizePoints * limitGapEmMax;
    const sides = {
      above: chainOver(
        sign,
        free.filter(({ axis, box }) => axis < sign.box.top && sign.box.top - box.bottom < near),
      ),
      below: chainOver(
        sign,
        free.filter(({ axis, box }) => axis > sign.box.bottom && box.top - sign.box.bottom < near),
      ),
    };
    const isAround = (side: readonly Item[]) =>
      Math.abs(middleX(boxOf(side.map(({ box }) => box))) - middleX(sign.box)) <
      frame.sizePoints * limitMiddleEmMax;
    const above = sides.above.length > 0 && isAround(sides.above) ? sides.above : [];
    const below = sides.below.length > 0 && isAround(sides.below) ? sides.below : [];
    if (above.length + below.length === 0) continue;
    limits.set(sign, { above, below });
    for (const item of [...above, ...below]) taken.add(item);
  }
  return { rest: items.filter((item) => !taken.has(item)), limits };
}

/** Those that stand over or under a sign, and what goes on beside them. */
function chainOver(sign: Item, items: readonly Item[]): Item[] {
  const chain: Item[] = [];
  let { left, right } = sign.box;
  const isBeside = ({ box, sizePoints }: Item) =>
    box.left < right + sizePoints * 0.3 && box.right > left - sizePoints * 0.3;
  for (let found = true; found; ) {
    const next = items.filter((item) => !chain.includes(item) && isBeside(item));
    found = next.length > 0;
    for (const item of next) {
      chain.push(item);
      left = Math.min(left, item.box.left);
      right = Math.max(right, item.box.right);
    }
  }
  return chain;
}
