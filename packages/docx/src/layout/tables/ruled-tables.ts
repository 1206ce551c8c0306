import type { Box, PageReading, Rule } from '@pagesmith/pdf';
import { boxOf, overlaps } from '../../geometry.ts';
import { headLinePointsMin, nearPoints, overhangShareMin, sameLinePoints } from './measures.ts';
import { mergedRules } from './merged-rules.ts';

/** A cell of a grid of rules, before any text. */
export interface GridCell {
  readonly box: Box;
  readonly columnSpan: number;
  readonly rowSpan: 'none' | 'start' | 'continued';
  /** The sides at which another cell stands without a rule between them. */
  readonly openSides?: readonly ('left' | 'right')[];
}

export interface Grid {
  readonly box: Box;
  readonly columnEdges: readonly number[];
  readonly rows: readonly {
    readonly top: number;
    readonly bottom: number;
    readonly cells: GridCell[];
    /** Whether no rule divides it from the row below. */
    readonly isOpenBelow?: boolean;
  }[];
  /** Whether no upright rule closes the last column. */
  readonly isOpenRight: boolean;
}

const rulesMax = 3000;

/** Grids that the rules of a page draw. */
export function readGrids({ rules, width, height }: PageReading): Grid[] {
  const long = rules.filter(({ box, isHorizontal }) =>
    isHorizontal ? box.right - box.left > 6 : box.bottom - box.top > 4,
  );
  if (long.length > rulesMax) return [];
  return connected(long).flatMap((group) => {
    const box = boxOf(group.map((rule) => rule.box));
    const isPage = box.right - box.left > width * 0.97 && box.bottom - box.top > height * 0.97;
    const grid = isPage ? undefined : gridOf(group, withoutOverhang(group, box));
    return grid === undefined ? [] : [grid];
  });
}

function connected(rules: readonly Rule[]): Rule[][] {
  const wider = ({ left, top, right, bottom }: Box): Box => ({
    left: left - nearPoints,
    top: top - nearPoints,
    right: right + nearPoints,
    bottom: bottom + nearPoints,
  });
  const groups: { rules: Rule[]; boxes: Box[]; around: Box }[] = [];
  for (const rule of rules) {
    const box = wider(rule.box);
    const touching = groups.filter(
      ({ boxes, around }) => overlaps(around, box) && boxes.some((other) => overlaps(other, box)),
    );
    const merged = { rules: [rule], boxes: [box], around: box };
    for (const group of touching) {
      merged.rules.push(...group.rules);
      merged.boxes.push(...group.boxes);
      merged.around = boxOf([merged.around, group.around]);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push(merged);
  }
  return groups.map((group) => group.rules);
}

function edgesOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((first, second) => first - second);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > nearPoints);
}

/** A single rule that reaches far beyond the others divides what is above it from what is below: that is no column. */
function withoutOverhang(rules: readonly Rule[], box: Box): Box {
  const upright = rules.filter(({ isHorizontal }) => !isHorizontal);
  const { left, right } = boxOf(upright.map((rule) => rule.box));
  const isOverhang = (from: number, to: number) => {
    const middle = (from + to) / 2;
    const crossing = rules.filter((rule) => rule.box.left <= middle && rule.box.right >= middle);
    const isFar = to - from > (right - left) * overhangShareMin;
    return isFar && edgesOf(crossing.map((rule) => rule.box.top)).length < 2;
  };
  return {
    ...box,
    left: isOverhang(box.left, left) ? left : box.left,
    right: isOverhang(right, box.right) ? right : box.right,
  };
}

function gridOf(rules: readonly Rule[], box: Box): Grid | undefined {
  const flat = rules.filter(({ isHorizontal }) => isHorizontal);
  const upright = rules.filter(({ isHorizontal }) => !isHorizontal);
  if (flat.length < 2 || upright.length < 1) return undefined;
  const xs = edgesOf([box.left, ...upright.map((rule) => (rule.box.left + rule.box.right) / 2), box.right]);
  const drawn = edgesOf([box.top, ...flat.map((rule) => (rule.box.top + rule.box.bottom) / 2), box.bottom]);
  const ys = edgesOf([...drawn, ...headEdges(upright, drawn)]);
  if (xs.length < 3 || ys.length < 2 || xs.length > 64) return undefined;
  const hasUpright = (x: number, y: number) =>
    upright.some(
      (rule) => Math.abs(rule.box.left - x) < nearPoints + 1 && rule.box.top <= y && rule.box.bottom >= y,
    );
  const hasFlat = (y: number, x: number) =>
    flat.some(
      (rule) => Math.abs(rule.box.top - y) < nearPoints + 1 && rule.box.left <= x && rule.box.right >= x,
    );
  const rows = ys.slice(0, -1).map((top, index) => {
    const bottom = ys[index + 1] ?? top;
    return { top, bottom, cells: cellsOf(xs, top, bottom, hasUpright, hasFlat, ys[index + 2]) };
  });
  const isOpenRight = !upright.some((rule) => Math.abs(rule.box.left - box.right) < nearPoints + 1);
  return { box, columnEdges: xs, rows, isOpenRight };
}

/** Where several upright rules begin inside a row and go on below it: their columns have one head over them without a rule. */
function headEdges(upright: readonly Rule[], edges: readonly number[]): number[] {
  const tops = mergedRules(upright).flatMap(({ box }) => {
    const below = edges.find((edge) => edge > box.top);
    const isInside =
      below !== undefined && edges.every((edge) => Math.abs(edge - box.top) >= headLinePointsMin);
    return isInside && box.bottom >= below + headLinePointsMin ? [box.top] : [];
  });
  return tops.filter(
    (top, index) => tops.findIndex((other) => Math.abs(other - top) < sameLinePoints) !== index,
  );
}

function cellsOf(
  xs: readonly number[],
  top: number,
  bottom: number,
  hasUpright: (x: number, y: number) => boolean,
  hasFlat: (y: number, x: number) => boolean,
  nextBottom: number | undefined,
): GridCell[] {
  const cells: GridCell[] = [];
  let start = 0;
  for (let index = 1; index < xs.length; index++) {
    const edge = xs[index] ?? 0;
    if (index < xs.length - 1 && !hasUpright(edge, (top + bottom) / 2)) continue;
    const left = xs[start] ?? 0;
    const middle = (left + edge) / 2;
    const isContinued = !hasFlat(top, middle);
    const isContinuing = nextBottom !== undefined && !hasFlat(bottom, middle);
    cells.push({
      box: { left, top, right: edge, bottom },
      columnSpan: index - start,
      rowSpan: isContinued ? 'continued' : isContinuing ? 'start' : 'none',
    });
    start = index;
  }
  return cells;
}
