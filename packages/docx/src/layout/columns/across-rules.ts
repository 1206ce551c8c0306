import type { Box, Rule } from '@pagesmith/pdf';
import { middleY } from '../../geometry.ts';
import type { Item } from '../item.ts';
import { mergedRules } from '../tables/merged-rules.ts';
import { findBands, type ItemBand } from './bands.ts';
import { acrossShareMin } from './measures.ts';

/** Splits the page into bands at rules across its full width, where columns end although text and tables continue. */
export function findBandsBetween(items: readonly Item[], rules: readonly Rule[], around: Box): ItemBand[] {
  const bands: ItemBand[] = [];
  for (const stretch of dividedByRules(items, rules, around)) {
    const [first, ...others] = findBands(stretch);
    const last = bands.at(-1);
    if (first?.columns.length === 1 && last?.columns.length === 1) {
      bands[bands.length - 1] = { columns: [[...last.columns, ...first.columns].flat()] };
    } else if (first !== undefined) bands.push(first);
    bands.push(...others);
  }
  return bands;
}

function dividedByRules(items: readonly Item[], rules: readonly Rule[], around: Box): Item[][] {
  const heights = mergedRules(rules.filter(({ isHorizontal }) => isHorizontal))
    .filter(({ box }) => {
      const common = Math.min(box.right, around.right) - Math.max(box.left, around.left);
      return common > (around.right - around.left) * acrossShareMin;
    })
    .map(({ at }) => at)
    .filter((at) => !items.some(({ box }) => box.top < at - 1 && box.bottom > at + 1))
    .sort((first, second) => first - second);
  const edges = [-Infinity, ...heights, Infinity];
  return edges
    .slice(1)
    .map((end, index) =>
      items.filter(({ box }) => middleY(box) >= (edges[index] ?? 0) && middleY(box) < end),
    );
}
