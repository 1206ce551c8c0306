import type { Box } from '@pagesmith/pdf';
import type { PictureBlock, Piece, Table } from '../model.ts';
import { boxOf } from '../pieces/geometry.ts';
import { pieceText } from './text-of.ts';

export type Item = { readonly box: Box } & (
  | { readonly piece: Piece }
  | { readonly block: Table | PictureBlock }
);

export interface ItemBand {
  readonly columns: readonly (readonly Item[])[];
}

const gutterPointsMin = 9;

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
  return bands;
}

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
  return columns.every((column, index) => isTextColumn(column, covered[index]))
    ? { columns, end }
    : undefined;
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

/** Lines of running text fill their column; cells and labels do not. */
function isTextColumn(items: readonly Item[], edges: { left: number; right: number } | undefined): boolean {
  if (edges === undefined) return false;
  const width = edges.right - edges.left;
  const pieces = items.flatMap((item) => ('piece' in item ? [item.piece] : []));
  if (pieces.length < 5) return false;
  const full = pieces.filter(({ box }) => box.right - box.left > width * 0.82).length;
  const letters = pieces.reduce((sum, piece) => sum + pieceText(piece).length, 0);
  return full >= pieces.length * 0.4 && letters / pieces.length > 14;
}
