import type { Line, Piece } from '../../model.ts';
import { linesOf, lineText, orderAcross, pieceLength } from '../../pieces/index.ts';
import type { Item } from '../item.ts';
import {
  alignedShareMax,
  blockGapShareMin,
  chanceShareMax,
  columnLinesMin,
  fullShareMin,
  gutterPointsMin,
  halvesRowsMin,
  labelShareMin,
  lineLettersMin,
  pictureRowPoints,
  sideLinesMin,
  sideLinesShareMin,
  sideWidthShareMin,
  steadyLinesMin,
  steadyShareMin,
  widthsRatioMax,
} from './measures.ts';

/** Whether the two sides of a gutter are columns of text rather than of a table. */
export function areColumns(left: readonly Item[], right: readonly Item[]): boolean {
  const [first, second] = [sideOf(left, 'last'), sideOf(right, 'first')];
  if (first.rows < columnLinesMin || second.rows < columnLinesMin) return false;
  const order = orderAcross(piecesOf(left), piecesOf(right));
  if (order !== undefined) return order === 'columns';
  const [more, less] = first.share >= second.share ? [first, second] : [second, first];
  const isAlike = Math.max(first.width, second.width) < Math.min(first.width, second.width) * widthsRatioMax;
  const aligned = alignedShare(less.baselines, more.baselines);
  const isApart = aligned < alignedShareMax;
  // Halves of a page whose rows do not stand beside each other, whatever they hold.
  if (isAlike && isApart && Math.min(first.rows, second.rows) >= halvesRowsMin) return true;
  // Nor do those of a side bar and what is beside it, but by chance.
  const [fewer, most] = [first.lines, second.lines].sort((one, other) => one - other) as [number, number];
  if (fewer >= sideLinesMin && fewer > most * sideLinesShareMin && aligned < chanceShareMax) return true;
  if (more.share < fullShareMin) return false;
  // Whatever their widths, labels and what is said beside each of them are the rows of a table.
  if (!isApart && first.labelShare >= labelShareMin) return false;
  // A few rows that stand beside each other, far apart, are blocks of lines, such as addresses.
  const areFew = Math.max(first.lines, second.lines) < halvesRowsMin;
  if (areFew && !isApart && second.left - first.right > less.width * blockGapShareMin) return false;
  if (less.share >= fullShareMin) return true;
  // A few rows that stand beside each other are those of a table.
  const isLong = isApart || Math.min(first.lines, second.lines) >= halvesRowsMin;
  if (isAlike && isLong && less.letters >= less.lines * lineLettersMin) return true;
  const isSteady = more.share >= steadyShareMin && more.lines >= steadyLinesMin;
  return isSteady && isApart && less.width > more.width * sideWidthShareMin;
}

export const piecesOf = (items: readonly Item[]): Piece[] =>
  items.flatMap((item) => ('piece' in item ? [item.piece] : []));

interface Side {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  /** Lines of text, and with the rows of its tables and the height of its pictures. */
  readonly lines: number;
  readonly rows: number;
  readonly letters: number;
  /** How many of the lines are as wide as the column. */
  readonly share: number;
  /** How many of them end with a colon. */
  readonly labelShare: number;
  readonly baselines: readonly number[];
}

// A number, a date or a code alone on its line.
const code = /^\S*\d\S*$/;

/** The column of one side that stands next to the gutter. */
function sideOf(items: readonly Item[], which: 'first' | 'last'): Side {
  const column = nearest(items, which);
  const left = Math.min(...column.map(({ box }) => box.left));
  const right = Math.max(...column.map(({ box }) => box.right));
  const lines = linesOf(piecesOf(column));
  const solid = column.reduce((sum, item) => sum + rowsIn(item), 0);
  const letters = lines.reduce((sum, line) => sum + lengthOf(line), 0);
  const full = lines.filter(({ box }) => box.right - box.left > (right - left) * 0.82).length;
  const pieces = lines.reduce((sum, line) => sum + line.pieces.length, 0);
  // Codes alone on their lines, and lines of several texts, are the cells and rows of a table.
  const cells = lines.filter((line) => line.pieces.length > 1 || code.test(lineText(line))).length;
  const isRunning =
    letters >= pieces * lineLettersMin && lines.length >= columnLinesMin && cells < lines.length / 2;
  return {
    left,
    right,
    width: right - left,
    lines: lines.length,
    rows: lines.length + solid,
    letters,
    share: isRunning ? full / lines.length : 0,
    labelShare: lines.length === 0 ? 0 : lines.filter(endsWithColon).length / lines.length,
    baselines: lines.map(({ baseline }) => baseline),
  };
}

const endsWithColon = (line: Line) => /[:：]$/u.test(lineText(line));

export function rowsIn(item: Item): number {
  if ('piece' in item) return 0;
  if (item.block.kind === 'table') return item.block.rows.length;
  return Math.floor((item.box.bottom - item.box.top) / pictureRowPoints);
}

function nearest(items: readonly Item[], which: 'first' | 'last'): readonly Item[] {
  const sorted = [...items].sort((first, second) => first.box.left - second.box.left);
  const columns: { right: number; items: Item[] }[] = [];
  for (const item of sorted) {
    const last = columns.at(-1);
    if (last !== undefined && item.box.left < last.right + gutterPointsMin) {
      last.items.push(item);
      last.right = Math.max(last.right, item.box.right);
    } else columns.push({ right: item.box.right, items: [item] });
  }
  // Narrow columns beside each other are those of a table, which is judged as a whole.
  const [only] = columns;
  const chosen = which === 'first' ? only : columns.at(-1);
  const areText = columns.every((column) => isText(column.items));
  return columns.length > 2 || !areText ? items : (chosen?.items ?? []);
}

/** With a tab between its pieces. */
const lengthOf = ({ pieces }: Line) =>
  pieces.reduce((sum, piece) => sum + pieceLength(piece), pieces.length - 1);

function isText(items: readonly Item[]): boolean {
  const pieces = piecesOf(items);
  const letters = pieces.reduce((sum, piece) => sum + pieceLength(piece), 0);
  return letters >= pieces.length * lineLettersMin;
}

/** How many lines of one side stand on lines of the other. */
export function alignedShare(baselines: readonly number[], others: readonly number[]): number {
  const isAligned = (baseline: number) => others.some((other) => Math.abs(other - baseline) < 1);
  return baselines.length === 0 ? 0 : baselines.filter(isAligned).length / baselines.length;
}
