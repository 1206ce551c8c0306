import type { Box, Fill, PageReading } from '@pagesmith/pdf';
import { boxOf, middleY } from '../../geometry.ts';
import type { Piece } from '../../model.ts';
import { type Interval, mergedIntervals } from './interval.ts';
import {
  crossingRowsShareMax,
  sameLinePoints,
  stripeGapShareMax,
  stripeMarginPointsMax,
  stripesMin,
  stripeWidthPointsMin,
} from './measures.ts';
import type { Grid } from './ruled-tables.ts';

const fillsMax = 1_000;
const white = 0xffffff;
/** Points. How far from its text a cell ends. */
const cellPoints = 4;

/**
 * Tables without rules that have a ground behind every other row. The grounds tell which lines are one row, where the
 * texts of a row have several; where each row is one line, the lines tell it as well.
 */
export function stripedGrids({ fills }: PageReading, pieces: readonly Piece[]): Grid[] {
  const wide = fills.filter(
    ({ box, colour }) => colour !== white && box.right - box.left > stripeWidthPointsMin,
  );
  if (wide.length < stripesMin || wide.length > fillsMax) return [];
  const byEdges = new Map<string, Fill[]>();
  for (const fill of wide) {
    const key = `${Math.round(fill.box.left)} ${Math.round(fill.box.right)}`;
    byEdges.set(key, [...(byEdges.get(key) ?? []), fill]);
  }
  return [...byEdges.values()]
    .flatMap((same) => runsOf(same.map(({ box }) => box)))
    .flatMap((stripes) => {
      const grid = gridOf(stripes, pieces);
      return grid === undefined ? [] : [grid];
    });
}

/** Stripes below each other, with gaps between them in which a row has room. */
function runsOf(boxes: readonly Box[]): Box[][] {
  const runs: Box[][] = [];
  for (const box of [...boxes].sort((first, second) => first.top - second.top)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run === undefined || last === undefined) {
      runs.push([box]);
      continue;
    }
    const lowest = Math.min(...run.map((one) => one.bottom - one.top), box.bottom - box.top);
    const gap = box.top - last.bottom;
    if (gap > lowest / 2 && gap < lowest * stripeGapShareMax) run.push(box);
    else if (gap > 0) runs.push([box]);
  }
  return runs.filter(({ length }) => length >= stripesMin);
}

function gridOf(stripes: readonly Box[], pieces: readonly Piece[]): Grid | undefined {
  const around = boxOf(stripes);
  const near = pieces.filter(({ box }) => box.left < around.right && box.right > around.left);
  const bands = stripes.flatMap((stripe, index) => {
    const next = stripes[index + 1];
    return next === undefined ? [stripe] : [stripe, { ...stripe, top: stripe.bottom, bottom: next.top }];
  });
  const all = [...rowBeside(bands, near, 'above'), ...bands, ...rowBeside(bands, near, 'below')];
  const rows = all.map((band) => ({
    band,
    texts: near.filter(({ box }) => middleY(box) > band.top && middleY(box) < band.bottom),
  }));
  const hasTall = rows.some(({ texts }) => linesIn(texts) > 1);
  if (!hasTall || rows.some(({ texts }) => texts.length === 0)) return undefined;
  const gaps = gapsIn(rows.map(({ texts }) => texts.flatMap(({ words }) => words.map(({ box }) => box))));
  if (gaps.length === 0) return undefined;
  // Grounds that go on to the edge of the page stay behind the table.
  const text = boxOf(rows.flatMap(({ texts }) => texts.map(({ box }) => box)));
  const left = text.left - around.left > stripeMarginPointsMax ? text.left - cellPoints : around.left;
  const right = around.right - text.right > stripeMarginPointsMax ? text.right + cellPoints : around.right;
  const edges = [left, ...gaps, right];
  return {
    box: { ...boxOf(rows.map(({ band }) => band)), left, right },
    columnEdges: edges,
    rows: rows.map(({ band: { top, bottom } }) => ({
      top,
      bottom,
      cells: edges.slice(0, -1).map((edge, index) => ({
        box: { left: edge, right: edges[index + 1] ?? edge, top, bottom },
        columnSpan: 1,
        rowSpan: 'none' as const,
      })),
    })),
    isOpenRight: false,
  };
}

/** The row above the first stripe or below the last, which has no ground: its texts are no further apart than those of others. */
function rowBeside(bands: readonly Box[], pieces: readonly Piece[], side: 'above' | 'below'): Box[] {
  const band = side === 'above' ? bands[0] : bands.at(-1);
  if (band === undefined) return [];
  const highest = Math.max(...bands.map(({ top, bottom }) => bottom - top));
  const [from, to] = side === 'above' ? [band.top - highest, band.top] : [band.bottom, band.bottom + highest];
  const beside = pieces.filter(
    ({ box }) => box.top > from - sameLinePoints && box.bottom < to + sameLinePoints,
  );
  if (beside.length < 2) return [];
  const { top, bottom } = boxOf(beside.map(({ box }) => box));
  return [side === 'above' ? { ...band, top, bottom: to } : { ...band, top: from, bottom }];
}

/** Where hardly a row has text: the edges between the columns, each where the fewest have. */
function gapsIn(rows: readonly (readonly Interval[])[]): number[] {
  const ends = rows
    .flatMap((row) => mergedIntervals(row))
    .flatMap(({ left, right }) => [
      { at: left, step: 1 },
      { at: right, step: -1 },
    ])
    .sort((first, second) => first.at - second.at || first.step - second.step);
  const gaps: number[] = [];
  let over = 0;
  let best: { readonly at: number; readonly width: number; readonly over: number } | undefined;
  let isBehindText = false;
  for (const [index, { at, step }] of ends.entries()) {
    over += step;
    const width = (ends[index + 1]?.at ?? at) - at;
    if (over > rows.length * crossingRowsShareMax) {
      if (best !== undefined) gaps.push(best.at);
      best = undefined;
      isBehindText = true;
    } else if (isBehindText) {
      const isBetter = best === undefined || over < best.over || (over === best.over && width > best.width);
      if (isBetter) best = { at: at + width / 2, width, over };
    }
  }
  return gaps;
}

/** How many lines a row has. */
function linesIn(pieces: readonly Piece[]): number {
  const baselines = pieces.map(({ baseline }) => baseline).sort((first, second) => first - second);
  return baselines.filter(
    (baseline, index) => baseline - (baselines[index - 1] ?? -Infinity) > sameLinePoints,
  ).length;
}
