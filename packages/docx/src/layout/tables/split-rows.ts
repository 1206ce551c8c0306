import { holdsMiddle, middleY } from '../../geometry.ts';
import type { Line, Piece } from '../../model.ts';
import { linesOf, pieceText } from '../../pieces/index.ts';
import {
  spanningSlackEm,
  splitColumnsMin,
  splitFilledShareMin,
  splitGapEmMin,
  splitHeadedMin,
  splitLabelsShareMax,
  splitNumbersShareMin,
  splitSlackPoints,
} from './measures.ts';
import type { Grid } from './ruled-tables.ts';

type Row = Grid['rows'][number];
type Cell = Row['cells'][number];

interface Steps {
  /** Where each of the rows begins. */
  readonly tops: readonly number[];
  /** The cells that stand beside all of them. */
  readonly spanning: ReadonlySet<Cell>;
}

/** The rows of a grid, and those that stand between two of its rules without rules of their own. */
export function splitRows(rows: readonly Row[], pieces: readonly Piece[]): Row[] {
  return rows.flatMap((row) => {
    if (row.cells.length < splitColumnsMin || row.cells.some(({ rowSpan }) => rowSpan !== 'none'))
      return [row];
    const steps = stepsIn(row, pieces);
    return steps.tops.length < 2 ? [row] : steps.tops.map((_, index) => partOf(row, steps, index));
  });
}

/** The baselines of a row on which most of its columns have text, as those of figures have. */
function stepsIn(row: Row, pieces: readonly Piece[]): Steps {
  const filled = row.cells.flatMap((cell) => {
    const inside = pieces.filter(({ box }) => holdsMiddle(cell.box, box));
    return inside.length === 0 ? [] : [{ cell, inside }];
  });
  const spanning = new Set(filled.filter((one) => isBesideAll(one, filled)).map(({ cell }) => cell));
  const columns = filled.filter(({ cell }) => !spanning.has(cell));
  const inside = columns.flatMap((column) => column.inside);
  const lines = linesOf(inside);
  const columnsOf = ({ pieces: parts }: Line) =>
    columns.filter(({ cell }) => parts.some(({ box }) => holdsMiddle(cell.box, box)));
  const isFull = (line: Line) =>
    columnsOf(line).length >= Math.max(splitColumnsMin, columns.length * splitFilledShareMin);
  const labelled = columns.at(-1)?.inside.some(({ isRightToLeft }) => isRightToLeft)
    ? columns.at(-1)
    : columns[0];
  const isLabel = (line: Line) => columnsOf(line).every((column) => column === labelled);
  const labels = lines.filter(isLabel).length;
  const areFull =
    labels <= lines.length * splitLabelsShareMax &&
    lines.every((line, index) => isFull(line) || isLabel(line) || isFarBelow(lines[index - 1], line));
  const [heads, ...others] = lines.map(({ pieces: parts }) => parts);
  const isHeaded = others.length >= splitHeadedMin && heads?.some(hasDigit) === false;
  const areFigures = isHeaded ? areMostly(others.flat(), hasNoLetter) : areMostly(inside, hasDigit);
  return { tops: areFull && areFigures ? lines.map(({ box }) => box.top) : [], spanning };
}

const areMostly = (pieces: readonly Piece[], is: (piece: Piece) => boolean) =>
  pieces.filter(is).length >= pieces.length * splitNumbersShareMin;
const hasDigit = (piece: Piece) => /\d/.test(pieceText(piece));
const hasNoLetter = (piece: Piece) => !/\p{L}/u.test(pieceText(piece));

/** The sum of an account may stand at the foot of its row, with the most of its columns empty. */
const isFarBelow = (before: Line | undefined, { baseline, sizePoints }: Line) =>
  before !== undefined && baseline - before.baseline > sizePoints * splitGapEmMin;

interface FilledCell {
  readonly cell: Cell;
  readonly inside: readonly Piece[];
}

/** A text in the middle of its row, between the lines of the others. */
function isBesideAll({ cell, inside }: FilledCell, filled: readonly FilledCell[]): boolean {
  const [line, ...more] = linesOf(inside);
  if (line === undefined || more.length > 0) return false;
  const isMiddle = Math.abs(middleY(line.box) - middleY(cell.box)) < line.sizePoints * spanningSlackEm;
  const others = filled.filter((other) => other.cell !== cell);
  const isLevel = ({ baseline }: Piece) =>
    Math.abs(baseline - line.baseline) < line.sizePoints * spanningSlackEm;
  return isMiddle && !others.some((other) => other.inside.some(isLevel));
}

function partOf(row: Row, { tops, spanning }: Steps, index: number): Row {
  const top = index === 0 ? row.top : (tops[index] ?? row.top) - splitSlackPoints / 2;
  const isLast = index === tops.length - 1;
  const bottom = isLast ? row.bottom : (tops[index + 1] ?? row.bottom) - splitSlackPoints / 2;
  const spanOf = (cell: Cell) =>
    spanning.has(cell) ? ({ rowSpan: index === 0 ? 'start' : 'continued' } as const) : {};
  return {
    top,
    bottom,
    isOpenBelow: !isLast,
    cells: row.cells.map((cell) => ({ ...cell, ...spanOf(cell), box: { ...cell.box, top, bottom } })),
  };
}
