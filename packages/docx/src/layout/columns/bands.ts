import { median, middleY } from '../../geometry.ts';
import { pieceText } from '../../pieces/index.ts';
import type { Item } from '../item.ts';
import {
  columnLinesMin,
  furnitureLettersMax,
  gutterPointsMin,
  headGapEmMin,
  headItemsMax,
  innerShareMin,
  rowGapPointsMax,
  titleGapEmMax,
  titleSizeShareMin,
} from './measures.ts';
import { areColumns, rowsIn } from './text-columns.ts';

export interface ItemBand {
  readonly columns: readonly (readonly Item[])[];
}

interface Gutter {
  readonly left: Item[];
  readonly right: Item[];
  readonly top: number;
  readonly bottom: number;
}

interface Stretch extends Gutter {
  /** How many items stand above its first. */
  readonly start: number;
}

/** Stretches of a page, from top to bottom, each with its own columns of text. */
export function findBands(items: readonly Item[]): ItemBand[] {
  if (items.length === 0) return [];
  const gutter = tallestGutter(items);
  if (gutter === undefined) return [{ columns: [items] }];
  const sides = [gutter.left, gutter.right];
  const inner = sides.flatMap((side) => innerGutter(side, gutter) ?? []);
  const [narrower] = inner.sort((first, second) => first.bottom - first.top - (second.bottom - second.top));
  const { top, bottom } = narrower ?? gutter;
  const isWithin = ({ box }: Item) => middleY(box) >= top && middleY(box) <= bottom;
  // Columns that begin or end beside a wider one belong to a shorter band.
  const within = items.filter(isWithin);
  const isShorter = narrower !== undefined && within.length < items.length;
  const band = isShorter ? findBands(within) : [{ columns: sides.flatMap(columnsOf) }];
  const taken = new Set(isShorter ? within : sides.flat());
  // Items beside the columns but in none of them, such as a title, go above or below them.
  const isAbove = ({ box }: Item) => middleY(box) < (top + bottom) / 2;
  const rest = items.filter((item) => !taken.has(item));
  const below = rest.filter((item) => !isAbove(item));
  return [...findBands(rest.filter(isAbove)), ...band, ...findBands(below)];
}

const columnsOf = (items: readonly Item[]): (readonly Item[])[] => {
  const gutter = tallestGutter(items);
  const isWhole = gutter !== undefined && gutter.left.length + gutter.right.length === items.length;
  return isWhole ? [gutter.left, gutter.right].flatMap(columnsOf) : [items];
};

/** A gutter that divides a good part of one side of another, and not all of it. */
function innerGutter(side: readonly Item[], { top, bottom }: Gutter): Gutter | undefined {
  const inner = tallestGutter(side);
  if (inner === undefined || inner.left.length + inner.right.length === side.length) return undefined;
  return inner.bottom - inner.top > (bottom - top) * innerShareMin ? inner : undefined;
}

/** The highest strip without text that has columns of text on both sides. */
function tallestGutter(items: readonly Item[]): Gutter | undefined {
  const sorted = [...items].sort((first, second) => first.box.top - second.box.top);
  const edges = [...new Set(sorted.map((item) => Math.ceil(item.box.right - overhangOf(item))))];
  // Neighbouring edges often divide the same rows in the same way, which is looked at once.
  const different = new Map<string, Stretch>();
  for (const stretch of edges.flatMap((edge) => stretchesAt(edge, sorted))) {
    const key = `${stretch.start} ${stretch.left.length} ${stretch.right.length}`;
    if (!different.has(key)) different.set(key, stretch);
  }
  const stretches = [...different.values()];
  stretches.sort((first, second) => heightOf(second) - heightOf(first));
  let tallest: Gutter | undefined;
  for (const stretch of stretches) {
    // Without its head and foot a stretch is only lower: none that follows can be higher than what was found.
    if (tallest !== undefined && heightOf(stretch) <= heightOf(tallest)) break;
    const gutter = trimmed(stretch.left, stretch.right);
    const isTaller = tallest === undefined || heightOf(gutter) > heightOf(tallest);
    if (isTaller && areColumns(gutter.left, gutter.right)) tallest = gutter;
  }
  return tallest;
}

const heightOf = ({ top, bottom }: Pick<Gutter, 'top' | 'bottom'>) => bottom - top;

/** The stretches in which no item crosses a strip. */
function stretchesAt(edge: number, sorted: readonly Item[]): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  let left: Item[] = [];
  let right: Item[] = [];
  let bottom = -Infinity;
  let top = Infinity;
  const close = () => {
    if (rowsOf(left) >= columnLinesMin && rowsOf(right) >= columnLinesMin)
      stretches.push({ start, left, right, top, bottom });
    left = [];
    right = [];
    bottom = -Infinity;
    top = Infinity;
  };
  for (const [index, item] of sorted.entries()) {
    const { box } = item;
    const isLeft = box.right - overhangOf(item) <= edge;
    const isRight = !isLeft && box.left + overhangOf(item) >= edge + gutterPointsMin;
    if ((!isLeft && !isRight) || box.top > bottom + rowGapPointsMax) close();
    if (!isLeft && !isRight) continue;
    if (left.length + right.length === 0) start = index;
    (isLeft ? left : right).push(item);
    bottom = Math.max(bottom, box.bottom);
    top = Math.min(top, box.top);
  }
  close();
  return stretches;
}

/** Tables, whose rules stand outside of their text, and charts may fill the gutter. */
const overhangOf = (item: Item) => ('block' in item ? gutterPointsMin : 0);

/** Leaves out what is above or below the columns but does not span them: titles, running heads, page numbers. */
function trimmed(left: readonly Item[], right: readonly Item[]): Gutter {
  const all = [...left, ...right].sort((first, second) => first.box.top - second.box.top);
  const outer = new Set([...headOf(all, left, right), ...footOf(all)]);
  const isBody = (item: Item) => !outer.has(item);
  const middles = all.filter(isBody).map(({ box }) => middleY(box));
  return {
    left: left.filter(isBody),
    right: right.filter(isBody),
    top: Math.min(...middles),
    bottom: Math.max(...middles),
  };
}

/** More rows than there are, rather than fewer: pieces may share a line. */
const rowsOf = (items: readonly Item[]) =>
  items.reduce((sum, item) => sum + ('piece' in item ? 1 : rowsIn(item)), 0);

/** The rows at the top that one side has to itself, as titles and authors, or that are a running head. */
function headOf(sorted: readonly Item[], left: readonly Item[], right: readonly Item[]): Item[] {
  const size = median(sorted.map(sizeOf));
  const head: Item[] = [];
  for (let start = 0; start < headItemsMax; ) {
    const row = rowAt(sorted, start);
    const next = sorted[start + row.length];
    if (next === undefined) break;
    const gap = next.box.top - Math.max(...row.map(({ box }) => box.bottom));
    const isOneSided = row.every((item) => left.includes(item)) || row.every((item) => right.includes(item));
    // A heading above text that goes on alone belongs to that column.
    const others = left.includes(row[0] ?? next) ? right : left;
    const beside = others.find(({ box }) => box.top >= next.box.top);
    const isFollowed = beside !== undefined && beside.box.top < next.box.top + size * titleGapEmMax;
    const isTitle = isOneSided && isFollowed && row.every((item) => sizeOf(item) > size * titleSizeShareMin);
    const isApart = gap > size * headGapEmMin;
    if (gap < 0 || !(isTitle || (isApart && isFurniture(row, size)))) break;
    head.push(...row);
    start += row.length;
  }
  return head;
}

/** A row at the bottom that is set apart, like a page number or running foot. */
function footOf(sorted: readonly Item[]): Item[] {
  const size = median(sorted.map(sizeOf));
  const byBottom = [...sorted].sort((first, second) => second.box.bottom - first.box.bottom);
  const [lowest] = byBottom;
  if (lowest === undefined) return [];
  const row = byBottom.filter(({ box }) => middleY(box) > lowest.box.top);
  const rest = byBottom.filter((item) => !row.includes(item));
  const gap = Math.min(...row.map(({ box }) => box.top)) - Math.max(...rest.map(({ box }) => box.bottom));
  return gap > size * headGapEmMin && isFurniture(row, size) ? row : [];
}

const rowAt = (sorted: readonly Item[], start: number): Item[] => {
  const first = sorted[start];
  if (first === undefined) return [];
  return sorted.slice(start).filter(({ box }) => box.top < middleY(first.box));
};

/** Short plain text, at most one piece on each side: headings of columns are larger or bold, notes begin with a raised mark. */
const isFurniture = (row: readonly Item[], size: number) =>
  row.length <= 2 &&
  row.every(
    (item) =>
      'piece' in item &&
      sizeOf(item) <= size * 1.05 &&
      pieceText(item.piece).length < furnitureLettersMax &&
      item.piece.words[0]?.spans[0]?.style.raise !== 'superscript' &&
      !item.piece.words.every(({ spans }) => spans.every(({ style }) => style.isBold)),
  );

const sizeOf = (item: Item) => ('piece' in item ? item.piece.sizePoints : 0);
