import type { Box, PageReading, Rule } from '@pagesmith/pdf';
import { boxOf, overlaps } from '../../geometry.ts';
import type { Piece, Shape, Table } from '../../model.ts';
import { isStripeOf } from '../tables/fill-grid.ts';
import { hairPoints, sameLinePoints, touchingPoints } from './measures.ts';

const shapesMax = 160;
/** So many of the largest are looked at, since each of them is compared with the others and with the cells of tables. */
const candidatesMax = 2_000;
const white = 0xffffff;
/** The lines and areas behind the text that neither tables, underlines nor drawings account for. */
export function shapesOf(
  reading: PageReading,
  tables: readonly Table[],
  pieces: readonly Piece[],
): readonly Shape[] {
  const page = { left: 0, top: 0, right: reading.width, bottom: reading.height };
  const drawings = reading.pictures.filter(({ drawing }) => drawing !== undefined);
  const owners = [...tables, ...drawings].map(({ box }) => box);
  const isPlain = ({ box }: Shape) =>
    overlaps(page, box) && !isUnderline(box, pieces) && !isBullet(box, pieces);
  const isFree = ({ box }: Shape) => !owners.some((owner) => holds(owner, box));
  const striped = tables.flatMap(stripedCells);
  const fills = largest(reading.fills, candidatesMax).filter(
    (fill) => isPlain(fill) && (isFree(fill) || striped.some((cell) => isStripeIn(cell, fill.box))),
  );
  const coloured: Shape[] = [];
  const areas = fills.filter((fill) => {
    const { box, colour, at = 0 } = fill;
    if (colour !== white) {
      coloured.push(fill);
      return true;
    }
    const isOnPicture = () =>
      reading.pictures.some((picture) => (picture.at ?? at) < at && overlaps(picture.box, box));
    return coloured.some((other) => overlaps(other.box, box)) || isOnPicture();
  });
  const lines = merged(largest(reading.rules.map(lineOf), candidatesMax)).filter(
    (line) => isPlain(line) && isFree(line),
  );
  const all = [...areas, ...lines.filter(({ colour }) => colour !== white)];
  return largest(all, shapesMax).map((shape) => ({ ...shape, box: within(page, shape.box) }));
}

/** A rule as an area as high as it is thick. */
export function lineOf({ box, thicknessPoints, colour, at, isHorizontal }: Rule): Shape {
  const half = Math.max(hairPoints, thicknessPoints) / 2;
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return isHorizontal
    ? { box: { ...box, top: y - half, bottom: y + half }, colour, at }
    : { box: { ...box, left: x - half, right: x + half }, colour, at };
}

/** The cells without a ground of their own. */
const stripedCells = ({ rows }: Table): Box[] =>
  rows.flatMap(({ cells }) => cells.filter(({ fill }) => fill === undefined).map(({ box }) => box));

const isStripeIn = (cell: Box, box: Box) => holds(cell, box) && isStripeOf(cell, box);

const sideOf = ({ box }: Shape) => Math.max(box.right - box.left, box.bottom - box.top);

/** Those with the longest sides, in the order in which they were painted. */
function largest(shapes: readonly Shape[], max: number): readonly Shape[] {
  if (shapes.length <= max) return shapes;
  const kept = new Set([...shapes].sort((first, second) => sideOf(second) - sideOf(first)).slice(0, max));
  return shapes.filter((shape) => kept.has(shape));
}

/** Lines that go on in each other become one. */
function merged(lines: readonly Shape[]): Shape[] {
  const joined: Shape[] = [];
  for (const line of lines) {
    const index = joined.findIndex(
      (other) => other.colour === line.colour && isContinued(other.box, line.box),
    );
    const other = joined[index];
    if (other === undefined) joined.push(line);
    else joined[index] = { ...other, box: boxOf([other.box, line.box]) };
  }
  return joined;
}

function isContinued(first: Box, second: Box): boolean {
  const isRow =
    Math.abs(first.top - second.top) < sameLinePoints &&
    Math.abs(first.bottom - second.bottom) < sameLinePoints;
  if (isRow) return first.left < second.right + touchingPoints && second.left < first.right + touchingPoints;
  const isColumn =
    Math.abs(first.left - second.left) < sameLinePoints &&
    Math.abs(first.right - second.right) < sameLinePoints;
  return isColumn && first.top < second.bottom + touchingPoints && second.top < first.bottom + touchingPoints;
}

const holds = (outer: Box, inner: Box) =>
  inner.left >= outer.left - 3 &&
  inner.right <= outer.right + 3 &&
  inner.top >= outer.top - 3 &&
  inner.bottom <= outer.bottom + 3;

const isUnderline = (box: Box, pieces: readonly Piece[]) =>
  box.bottom - box.top < 3 &&
  pieces.some(({ baseline, sizePoints, words }) => {
    const isNear = box.top > baseline - 1 && box.top < baseline + sizePoints * 0.3;
    const isOf = ({ spans, box: word }: Piece['words'][number]) =>
      spans.some(({ style }) => style.isUnderlined) && word.left < box.right && box.left < word.right;
    return isNear && words.some(isOf);
  });

/** A square that has become the sign of a list. */
const isBullet = (box: Box, pieces: readonly Piece[]) =>
  pieces.some(({ words: [first] }) => {
    const isSign = first?.spans[0]?.text === '▪';
    return isSign && Math.abs(first.box.left - box.left) < 0.1 && overlaps(first.box, box);
  });

const within = (page: Box, { left, top, right, bottom }: Box): Box => ({
  left: Math.max(page.left, left),
  top: Math.max(page.top, top),
  right: Math.min(page.right, right),
  bottom: Math.min(page.bottom, bottom),
});
