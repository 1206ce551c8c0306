import type { Box } from '@pagesmith/pdf';
import type { PictureBlock, Piece, Table } from '../model.ts';
import { boxOf } from '../pieces/geometry.ts';
import { linesOf, lineText } from './text-of.ts';

export type Item = { readonly box: Box } & (
  | { readonly piece: Piece }
  | { readonly block: Table | PictureBlock }
);

export interface ItemBand {
  readonly columns: readonly (readonly Item[])[];
}

const gutterPointsMin = 6;

/** Stretches of a page, from top to bottom, each with its own columns of text. */
export function findBands(items: readonly Item[]): ItemBand[] {
  const sorted = [...items].sort((first, second) => first.box.top - second.box.top);
  const width = boxOf(sorted.map(({ box }) => box));
  const bands: { columns: Item[][] }[] = [];
  let index = 0;
  while (index < sorted.length) {
    const found = columnsFrom(sorted, index, width.right - width.left);
    if (found !== undefined) {
      bands.push({ columns: found.columns });
      index = found.end;
      continue;
    }
    const item = sorted[index];
    const last = bands.at(-1);
    if (item !== undefined && last !== undefined && last.columns.length === 1) last.columns[0]?.push(item);
    else if (item !== undefined) bands.push({ columns: [[item]] });
    index++;
  }
  return withHeads(bands);
}

/** What stands above columns and inside them is their beginning, as text beside a figure is. */
function withHeads(bands: readonly { columns: Item[][] }[]): ItemBand[] {
  const joined: { columns: Item[][] }[] = [];
  for (const band of bands) {
    const above = joined.at(-1);
    const [head = []] = above?.columns ?? [];
    const edges = band.columns.map((column) => boxOf(column.map(({ box }) => box)));
    const placeOf = ({ box }: Item) =>
      edges.findIndex(({ left, right }) => box.left >= left - edgeSlack && box.right <= right + edgeSlack);
    const isHead =
      above?.columns.length === 1 && band.columns.length > 1 && head.every((item) => placeOf(item) >= 0);
    if (isHead) {
      joined.pop();
      joined.push({
        columns: band.columns.map((column, index) => [
          ...head.filter((item) => placeOf(item) === index),
          ...column,
        ]),
      });
    } else joined.push(band);
  }
  return joined;
}

const edgeSlack = 3;

interface Found {
  readonly columns: Item[][];
  readonly end: number;
}

function columnsFrom(items: readonly Item[], start: number, width: number): Found | undefined {
  let covered: { left: number; right: number }[] = [];
  let end = start;
  for (; end < items.length; end++) {
    const item = items[end];
    if (item === undefined) break;
    const next = cover(covered, item.box);
    const isEstablished = end - start > 10;
    if (item.box.right - item.box.left > width * 0.7) break;
    if (isEstablished && next.length < covered.length) break;
    if (end - start >= 4 && next.length < 2) break;
    covered = next;
  }
  if (covered.length < 2) return undefined;
  const band = items.slice(start, end);
  const columns = covered.map(({ left, right }) =>
    band.filter(({ box }) => box.left >= left - 0.1 && box.right <= right + 0.1),
  );
  return areTextColumns(columns, covered) ? { columns, end } : undefined;
}

function cover(covered: readonly { left: number; right: number }[], box: Box) {
  const sorted = [...covered, { left: box.left, right: box.right }].sort((a, b) => a.left - b.left);
  const merged: { left: number; right: number }[] = [];
  for (const interval of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && interval.left < last.right + gutterPointsMin) {
      last.right = Math.max(last.right, interval.right);
    } else merged.push({ ...interval });
  }
  return merged;
}

interface Edges {
  readonly left: number;
  readonly right: number;
}

const linesMin = 5;

/** Lines of running text fill their column; cells and labels do not. */
function areTextColumns(columns: readonly (readonly Item[])[], edges: readonly Edges[]): boolean {
  const widths = edges.map(({ left, right }) => right - left);
  const shares = columns.map((column, index) => textShare(column, widths[index] ?? 0));
  if (shares.some((share) => share === undefined)) return false;
  const areFull = shares.every((share) => (share ?? 0) >= fullShare);
  // Beside a column of text, one of the same width is text too, whatever formulas and lists stand in it.
  const areAlike = Math.max(...widths) < Math.min(...widths) * 1.25;
  return areFull || (areAlike && shares.some((share) => (share ?? 0) >= fullShare));
}

const fullShare = 0.4;
const lineLettersMin = 10;

/** How many of the lines of a column are as wide as it; undefined where it holds too little. */
function textShare(items: readonly Item[], width: number): number | undefined {
  const lines = linesOf(items.flatMap((item) => ('piece' in item ? [item.piece] : [])));
  const letters = lines.reduce((sum, line) => sum + lineText(line).length, 0);
  if (lines.length < linesMin || letters < lines.length * lineLettersMin) return undefined;
  return lines.filter(({ box }) => box.right - box.left > width * 0.82).length / lines.length;
}
