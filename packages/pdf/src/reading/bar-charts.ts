import type { Fill, PaintedBox } from './path-marks.ts';

// Shaded cells of a table, too, stand side by side, but in rows of one height, or of two where a head has two rows.
const barsMin = 4;
const lengthsMin = 3;
const lengthPointsMin = 2;
/** Times the thickness of a bar. What stands further away belongs to another chart. */
const gapMax = 6;
const paper = 0xffffff;

interface Bar {
  readonly fill: Fill;
  /** Where it begins beside the others, and how thick and long it is. */
  readonly start: number;
  readonly thickness: number;
  readonly length: number;
}

/** The bars of each chart: areas of one thickness that begin on one line and end at different places. */
export function barChartsOf(fills: readonly Fill[]): PaintedBox[] {
  const rows = new Map<string, Bar[]>();
  const add = (key: string, bar: Bar) => {
    const row = rows.get(key) ?? [];
    row.push(bar);
    rows.set(key, row);
  };
  for (const fill of fills) {
    if (fill.colour === paper) continue;
    const { left, top, right, bottom } = fill.box;
    const [wide, high] = [right - left, bottom - top];
    const upright = { fill, start: left, thickness: wide, length: high };
    const flat = { fill, start: top, thickness: high, length: wide };
    add(`upright ${Math.round(bottom)} ${Math.round(wide)}`, upright);
    add(`flat ${Math.round(left)} ${Math.round(high)}`, flat);
  }
  return [...rows.values()].flatMap(chartsIn).filter(isChart).map(boxAroundBars);
}

function chartsIn(row: readonly Bar[]): Bar[][] {
  const charts: Bar[][] = [];
  for (const bar of [...row].sort((first, second) => first.start - second.start)) {
    const chart = charts.at(-1);
    const last = chart?.at(-1);
    if (last !== undefined && bar.start - last.start < bar.thickness * gapMax) chart?.push(bar);
    else charts.push([bar]);
  }
  return charts;
}

function isChart(bars: readonly Bar[]): boolean {
  const lengths = new Set(bars.map(({ length }) => Math.round(length / lengthPointsMin)));
  return bars.length >= barsMin && lengths.size >= lengthsMin;
}

function boxAroundBars(bars: readonly Bar[]): PaintedBox {
  const around = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity, at: 0 };
  for (const { box, at = 0 } of bars.map(({ fill }) => fill)) {
    around.left = Math.min(around.left, box.left);
    around.top = Math.min(around.top, box.top);
    around.right = Math.max(around.right, box.right);
    around.bottom = Math.max(around.bottom, box.bottom);
    around.at = Math.max(around.at, at);
  }
  return around;
}
