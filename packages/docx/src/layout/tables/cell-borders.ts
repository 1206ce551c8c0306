import type { Box, Fill, PageReading, Rule } from '@pagesmith/pdf';
import { holdsMiddle } from '../../geometry.ts';
import type { Border, Paragraph, Piece, Table, TableCell } from '../../model.ts';
import { paragraphsOf } from '../paragraphs/paragraphs.ts';
import { fillOf } from './fill-grid.ts';
import {
  borderShareMin,
  borderSlackPoints,
  outerPointsMax,
  widerPointsMax,
  widerRulesMin,
  widestRulesMin,
} from './measures.ts';
import { type MergedRule, mergedRules } from './merged-rules.ts';
import { withRuledRows } from './ruled-rows.ts';
import { withoutUnderlines } from './underlines.ts';

interface Dressed {
  readonly table: Table;
  /** The rules and areas that became borders and backgrounds of cells. */
  readonly used: ReadonlySet<Rule | Fill>;
}

/** A table without a grid, with the rules between its rows and columns and the grounds of its cells. */
export function dressed(bare: Table, reading: PageReading, pieces: readonly Piece[]): Dressed {
  const rules = withoutUnderlines(mergedRules(reading.rules), pieces);
  const table = withRuledRows(widened(bare, rules, pieces), rules);
  const around = {
    left: table.box.left - outerPointsMax,
    right: table.box.right + outerPointsMax,
    top: table.box.top - outerPointsMax,
    bottom: table.box.bottom + outerPointsMax,
  };
  const near = withoutBoxes(
    rules.filter(({ box }) => isInside(around, box)),
    table.columnEdges,
  );
  const fills = reading.fills.filter(({ box }) => isInside(around, box));
  const heights = [
    ...near.flatMap(({ at, isHorizontal }) => (isHorizontal ? [at] : [])),
    ...fills.flatMap(({ box }) => [box.top, box.bottom]),
  ];
  const edges = rowEdges(table, heights);
  const used = new Set<Rule | Fill>(fills);
  const rows = table.rows.map((row, index) => {
    const [top, bottom] = [edges[index] ?? row.top, edges[index + 1] ?? row.bottom];
    // On a page of thousands of cells and rules, each cell is compared with the rules of its row alone.
    const beside = near.filter(
      (rule) => rule.box.top < bottom + borderSlackPoints && rule.box.bottom > top - borderSlackPoints,
    );
    const cells = row.cells.map((cell): TableCell => {
      const box = { ...cell.box, top, bottom };
      const found = bordersOf(box, beside);
      for (const { rule } of found) for (const part of rule.parts) used.add(part);
      const borders = Object.fromEntries(found.map(({ side, rule }) => [side, borderOf(rule)]));
      return { ...cell, box, borders, fill: fillOf(box, { ...reading, fills }) ?? cell.fill };
    });
    return { ...row, top, bottom, cells };
  });
  const box = { ...table.box, top: edges[0] ?? table.box.top, bottom: edges.at(-1) ?? table.box.bottom };
  return { table: { ...table, box, rows }, used };
}

/** Leaves out the rules of boxes whose sides are not column edges: such boxes stay whole. */
function withoutBoxes(rules: readonly MergedRule[], edges: readonly number[]): MergedRule[] {
  const foreign = rules.filter(
    ({ isHorizontal, at }) => !isHorizontal && !edges.some((edge) => Math.abs(edge - at) < borderSlackPoints),
  );
  const isOfBox = ({ box, at }: MergedRule) =>
    foreign.some(
      (side) =>
        side.at > box.left - borderSlackPoints &&
        side.at < box.right + borderSlackPoints &&
        side.box.top < at + borderSlackPoints &&
        side.box.bottom > at - borderSlackPoints,
    );
  return rules.filter((rule) => (rule.isHorizontal ? !isOfBox(rule) : !foreign.includes(rule)));
}

/** A table as wide as the rules between its rows, which go beyond its texts, where nothing else stands there. */
function widened(table: Table, rules: readonly MergedRule[], pieces: readonly Piece[]): Table {
  const { box, columnEdges } = table;
  const inner = ruledEdges(table, rules);
  const across = rules.filter(
    (rule) =>
      rule.isHorizontal &&
      rule.at > box.top - outerPointsMax &&
      rule.at < box.bottom + outerPointsMax &&
      rule.box.left < box.left + borderSlackPoints &&
      rule.box.right > box.right - borderSlackPoints,
  );
  const most = across.length < widestRulesMin ? widerPointsMax : Number.POSITIVE_INFINITY;
  const left = Math.max(...across.map((rule) => rule.box.left), box.left - most);
  const right = Math.min(...across.map((rule) => rule.box.right), box.right + most);
  const isFree = (strip: Box) => !pieces.some((piece) => holdsMiddle(strip, piece.box));
  const isWide = across.length >= widerRulesMin;
  const first = columnEdges[0] ?? box.left;
  const last = columnEdges.at(-1) ?? box.right;
  const isWiderLeft = isWide && left < first && isFree({ ...box, left, right: first });
  const isWiderRight = isWide && right > last && isFree({ ...box, left: last, right });
  const edgeOf = (edge: number) => {
    if (isWiderLeft && edge === first) return left;
    if (isWiderRight && edge === last) return right;
    return inner.get(edge) ?? edge;
  };
  return {
    ...table,
    box: { ...box, left: Math.min(box.left, edgeOf(first)), right: Math.max(box.right, edgeOf(last)) },
    columnEdges: columnEdges.map(edgeOf),
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => {
        const moved = { ...cell.box, left: edgeOf(cell.box.left), right: edgeOf(cell.box.right) };
        const isMoved = moved.left !== cell.box.left || moved.right !== cell.box.right;
        return { ...cell, box: moved, blocks: isMoved ? realigned(cell.blocks, moved) : cell.blocks };
      }),
    })),
  };
}

/** Text is centred or set to the right by the edges of its cell. */
const realigned = (blocks: readonly Paragraph[], cell: Box) =>
  paragraphsOf(
    blocks.flatMap(({ lines }) => lines.flatMap(({ pieces }) => pieces)),
    cell,
  );

/** Edges between columns where the rules of a column begin or end. */
function ruledEdges({ box, columnEdges, rows }: Table, rules: readonly MergedRule[]): Map<number, number> {
  const ends = rules
    .filter(({ isHorizontal, at }) => isHorizontal && at > box.top && at < box.bottom + outerPointsMax)
    .flatMap((rule) => [rule.box.left, rule.box.right]);
  const cells = rows.flatMap((row) => row.cells.filter(({ columnSpan }) => columnSpan === 1));
  const found = columnEdges.slice(1, -1).flatMap((edge) => {
    const before = cells.filter((cell) => cell.box.right === edge).flatMap(({ blocks }) => blocks);
    const behind = cells.filter((cell) => cell.box.left === edge).flatMap(({ blocks }) => blocks);
    const from = Math.max(...before.map((block) => block.box.right));
    const to = Math.min(...behind.map((block) => block.box.left));
    const [end] = ends
      .filter((at) => at > from && at <= to + borderSlackPoints)
      .sort((one, other) => one - other);
    return end === undefined ? [] : [[edge, Math.min(end, to)] as const];
  });
  return new Map(found);
}

const isInside = (outer: Box, { left, top, right, bottom }: Box) =>
  left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;

/** The edges of the rows, on rules and grounds that lie between their texts. */
function rowEdges({ rows, box }: Table, heights: readonly number[]): number[] {
  const texts = rows.map(({ cells }) =>
    cells
      .filter(({ rowSpan }) => rowSpan === 'none')
      .flatMap(({ blocks }) => blocks.map((block) => block.box)),
  );
  return [...rows.map(({ top }) => top), box.bottom].map((edge, index) => {
    const from = Math.max(...(texts[index - 1] ?? []).map(({ bottom }) => bottom), edge - outerPointsMax);
    const to = Math.min(...(texts[index] ?? []).map(({ top }) => top), edge + outerPointsMax);
    const between = heights.filter(
      (height) => height > from - borderSlackPoints && height < to + borderSlackPoints,
    );
    return between.sort((first, second) => Math.abs(first - edge) - Math.abs(second - edge))[0] ?? edge;
  });
}

type Side = 'top' | 'left' | 'bottom' | 'right';

function bordersOf(cell: Box, rules: readonly MergedRule[]): { side: Side; rule: MergedRule }[] {
  return rules.flatMap((rule) => {
    const { box, at, isHorizontal } = rule;
    const [from, to] = isHorizontal ? [box.left, box.right] : [box.top, box.bottom];
    const [start, end] = isHorizontal ? [cell.left, cell.right] : [cell.top, cell.bottom];
    if (Math.min(end, to) - Math.max(start, from) < (end - start) * borderShareMin) return [];
    const sides: readonly Side[] = isHorizontal ? ['top', 'bottom'] : ['left', 'right'];
    return sides
      .filter((side) => Math.abs(cell[side] - at) < borderSlackPoints)
      .map((side) => ({ side, rule }));
  });
}

const borderOf = ({ colour, thicknessPoints }: MergedRule): Border => ({
  colour,
  widthPoints: thicknessPoints,
});
