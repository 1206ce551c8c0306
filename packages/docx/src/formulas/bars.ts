import type { Rule } from '@pagesmith/pdf';
import { boxOf, middleX } from '../geometry.ts';
import type { FormulaPart } from '../model.ts';
import { type Item, structureOf, widthOf } from './item.ts';
import {
  barGapEmMax,
  barMiddleEmMax,
  barPointsMax,
  barReachEmMax,
  indexShareMax,
  rootGapEmMax,
  signGapEmMax,
} from './measures.ts';
import { rowOf } from './row.ts';
import { runsOf } from './runs.ts';

const barsMax = 400;

/** The signs of a page with its fractions and roots in place of what these consist of; inner ones come first. */
export function withStructures(signs: readonly Item[], rules: readonly Rule[]): readonly Item[] {
  const bars = rules
    .filter(({ isHorizontal, thicknessPoints }) => isHorizontal && thicknessPoints <= barPointsMax)
    .sort((first, second) => widthOf(first) - widthOf(second));
  if (bars.length === 0 || bars.length > barsMax) return signs;
  const runs = runsOf(signs, bars);
  let items = signs;
  for (const bar of bars) {
    const found = rootAt(bar, items) ?? fractionAt(bar, items, (item) => runs.get(item) ?? item.box);
    if (found === undefined) continue;
    items = [...items.filter((item) => !found.of.has(item)), found.structure];
  }
  return items;
}

interface Found {
  readonly structure: Item;
  readonly of: ReadonlySet<Item>;
}

const heightOf = ({ box }: Rule) => (box.top + box.bottom) / 2;

function fractionAt(
  bar: Rule,
  items: readonly Item[],
  runOf: (item: Item) => { readonly left: number; readonly right: number },
): Found | undefined {
  const at = heightOf(bar);
  const inside = items.filter((item) => {
    const slack = item.sizePoints * 0.3;
    const { left, right } = runOf(item);
    return left > bar.box.left - slack && right < bar.box.right + slack;
  });
  const above = nearest(
    inside.filter(({ axis }) => axis < at),
    (item) => at - item.box.bottom,
  );
  const below = nearest(
    inside.filter(({ axis }) => axis > at),
    (item) => item.box.top - at,
  );
  if (above.length === 0 || below.length === 0) return undefined;
  const own = [...above, ...below];
  const sizePoints = Math.max(...own.map((item) => item.sizePoints));
  const isFitting = [above, below].every((side) => {
    const box = boxOf(side.map((item) => item.box));
    return Math.abs(middleX(box) - middleX(bar.box)) < sizePoints * barMiddleEmMax;
  });
  const widest = Math.max(
    ...[above, below].map((side) => widthOf({ box: boxOf(side.map(({ box }) => box)) })),
  );
  if (!isFitting || widthOf(bar) - widest > sizePoints * barReachEmMax) return undefined;
  const isBeside = ({ box, axis }: Item) =>
    Math.abs(axis - at) < sizePoints * 0.3 &&
    Math.max(box.left - bar.box.right, bar.box.left - box.right) < sizePoints * signGapEmMax;
  const evidence =
    own.some((item) => item.isMathematical) || items.some((item) => item.isMathematical && isBeside(item));
  if (!evidence) return undefined;
  const [numerator, denominator] = [rowOf(above), rowOf(below)];
  const part: FormulaPart | undefined = numerator &&
    denominator && { kind: 'fraction', above: numerator.parts, below: denominator.parts };
  return {
    structure: structureOf(part, { items: own, rules: [bar], axis: at, sizePoints }),
    of: new Set(own),
  };
}

/** What stands closest to a bar on one of its sides, with all that reaches into the same height. */
function nearest(items: readonly Item[], distance: (item: Item) => number): Item[] {
  const closest = [...items].sort((first, second) => distance(first) - distance(second))[0];
  if (closest === undefined || distance(closest) > closest.sizePoints * barGapEmMax) return [];
  let chosen = [closest];
  for (let count = 0; count < chosen.length; ) {
    count = chosen.length;
    const { top, bottom } = boxOf(chosen.map(bandOf));
    chosen = items.filter((item) => {
      const band = bandOf(item);
      return Math.min(bottom, band.bottom) - Math.max(top, band.top) > (band.bottom - band.top) / 2;
    });
  }
  return chosen;
}

/** The height of a line of text of its size, or of a structure as it is. */
const bandOf = ({ box, axis, sizePoints, part, isComplex }: Item) =>
  part !== undefined || isComplex
    ? box
    : { ...box, top: axis - sizePoints * 0.45, bottom: axis + sizePoints * 0.45 };

function rootAt(bar: Rule, items: readonly Item[]): Found | undefined {
  const at = heightOf(bar);
  const sign = items.find(({ text, box, sizePoints, part }) => {
    const near = sizePoints * rootGapEmMax;
    return (
      part === undefined &&
      text === '√' &&
      Math.abs(bar.box.left - box.right) < near &&
      Math.abs(at - box.top) < near
    );
  });
  if (sign === undefined) return undefined;
  const slack = sign.sizePoints * 0.15;
  const inside = items.filter(
    ({ box, axis }) =>
      box.left > bar.box.left - slack &&
      box.right < bar.box.right + slack &&
      axis > at &&
      axis < sign.box.bottom + slack,
  );
  const degree = items.filter(
    ({ box, axis, sizePoints }) =>
      sizePoints < sign.sizePoints * indexShareMax &&
      box.right > sign.box.left + slack &&
      middleX(box) < middleX(sign.box) &&
      axis > sign.box.top - slack * 2 &&
      axis < (sign.box.top + sign.box.bottom) / 2 + slack,
  );
  const content = inside.filter((item) => item !== sign);
  if (content.length === 0) return undefined;
  const own = [sign, ...degree, ...content];
  const [row, index] = [rowOf(content), degree.length === 0 ? undefined : rowOf(degree)];
  const isSimple = row !== undefined && (degree.length === 0 || index !== undefined);
  const part: FormulaPart | undefined = isSimple
    ? { kind: 'root', degree: index?.parts ?? [], inside: row.parts }
    : undefined;
  const { axis, sizePoints } = row ?? sign;
  return { structure: structureOf(part, { items: own, rules: [bar], axis, sizePoints }), of: new Set(own) };
}
