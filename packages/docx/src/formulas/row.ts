import { median, middleX } from '../geometry.ts';
import type { FormulaPart } from '../model.ts';
import { growing, heightOf, type Item, largeOperators, sizeOf } from './item.ts';
import { letterPart } from './letters.ts';
import { type Frame, takeLimits } from './limits.ts';
import { bracketEmMin, indexShareMax, levelEmMax, tallLevelEmMax } from './measures.ts';
import { partsOf, type Unit, withNames } from './units.ts';

/** What stands beside each other in a formula, or in one place of it. */
interface Row extends Frame {
  readonly parts: readonly FormulaPart[];
}

// Signs that no font names, and pieces that brackets are put together from.
const unknown = /[\p{Cc}\p{Co}\ufffd\u239b-\u23b9]/u;
const isSign = ({ part, isComplex }: Item) => part === undefined && !isComplex;

/** The parts of a formula from left to right; undefined where it is not simple. */
export function rowOf(items: readonly Item[]): Row | undefined {
  if (items.length === 0 || items.some(({ isComplex, text }) => isComplex || unknown.test(text)))
    return undefined;
  const frame = frameOf(items);
  const { rest, limits } = takeLimits(items, frame);
  const units: Unit[] = [];
  for (const item of [...rest].sort((first, second) => first.box.left - second.box.left)) {
    const place = placeOf(item, frame);
    const last = units.at(-1);
    if (place === 'nowhere' || (place !== 'level' && last === undefined)) return undefined;
    if (place === 'level') {
      if (last !== undefined && overlapsLevel(last.item, item, frame)) return undefined;
      const { above = [], below = [] } = limits.get(item) ?? {};
      units.push({ item, above: [...above], below: [...below], isStacked: limits.has(item) });
    } else last?.[place].push(item);
  }
  const parts = partsOf(withNames(units), {
    isTall: isTallIn(frame),
    base: baseOf,
    row: (own) => rowOf(own)?.parts,
  });
  return parts === undefined ? undefined : { parts, ...frame };
}

/** The size of the largest signs, and the height at which they stand. */
function frameOf(items: readonly Item[]): Frame {
  const signs = items.filter((item) => isSign(item) && !growing.test(item.text));
  const sizePoints = sizeOf(items);
  const level = signs.filter((item) => item.sizePoints >= sizePoints * indexShareMax);
  const tall = items.filter((item) => !level.includes(item) && item.sizePoints >= sizePoints * indexShareMax);
  const leading = level.length > 0 ? level : tall.length > 0 ? tall : items;
  return { axis: median(leading.map(({ axis }) => axis)), sizePoints };
}

function placeOf(item: Item, { axis, sizePoints }: Frame): 'level' | 'above' | 'below' | 'nowhere' {
  const lower = (item.axis - axis) / sizePoints;
  const isSmall = item.sizePoints < sizePoints * indexShareMax;
  const isLarge = heightOf(item) > sizePoints * bracketEmMin || (!isSmall && largeOperators.test(item.text));
  const isTall = item.part !== undefined || isLarge;
  if (Math.abs(lower) <= (isTall ? tallLevelEmMax : isSmall ? 0 : levelEmMax)) return 'level';
  if (!isSmall) return 'nowhere';
  return lower < 0 ? 'above' : 'below';
}

const overlapsLevel = (before: Item, after: Item, { sizePoints }: Frame) =>
  after.box.left < before.box.right - sizePoints * 0.4 ||
  Math.abs(middleX(after.box) - middleX(before.box)) < sizePoints * 0.05;

const isTallIn =
  ({ sizePoints }: Frame) =>
  (item: Item) =>
    isSign(item) && heightOf(item) > sizePoints * bracketEmMin;

const baseOf = (items: readonly Item[]): FormulaPart[] =>
  items.length === 1 && items[0]?.part !== undefined ? [items[0].part] : [letterPart(items)];
