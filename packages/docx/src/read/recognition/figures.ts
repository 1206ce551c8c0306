import { type Box, encodePng, type PagePicture, type Picture } from '@pagesmith/pdf';
import type { GreyPicture } from './grey-picture.ts';
import { type Area, areasOf, clear, type Grid, inkOf } from './ink-grid.ts';
import { cellPoints, faintInkShareMin, filledShareMin, inkShareMin, sidePointsMin } from './measures.ts';

const figuresMax = 20;

/** Drawings, photographs, stamps and signatures: dark areas that were not read as text, cut out of the page. */
export function findFigures(drawn: Picture, picture: GreyPicture, read: readonly Box[]): PagePicture[] {
  const grid = inkOf(picture, inkShareMin);
  const faint = inkOf(picture, faintInkShareMin);
  for (const box of read) {
    clear(grid, box);
    clear(faint, box);
  }
  return areasOf(grid)
    .filter(({ left, top, right, bottom, cells }) => {
      const [columns, rows] = [right - left + 1, bottom - top + 1];
      const isLarge = Math.min(columns, rows) * cellPoints >= sidePointsMin;
      return isLarge && cells >= columns * rows * filledShareMin;
    })
    .slice(0, figuresMax)
    .map((area) => cutOut(grown(area, faint), drawn, picture));
}

/** The part of a page as a picture of its own. */
export function cutOut(
  { left, top, right, bottom }: Area,
  drawn: Picture,
  picture: GreyPicture,
): PagePicture {
  const edge = (cell: number, length: number) =>
    Math.min(length, Math.max(0, Math.round(cell * cellPoints * picture.pixelsPerPoint)));
  const pixels = {
    left: edge(left, drawn.width),
    right: edge(right + 1, drawn.width),
    top: edge(top, drawn.height),
    bottom: edge(bottom + 1, drawn.height),
  };
  const { pixelsPerPoint } = picture;
  const box = {
    left: pixels.left / pixelsPerPoint,
    right: pixels.right / pixelsPerPoint,
    top: pixels.top / pixelsPerPoint,
    bottom: pixels.bottom / pixelsPerPoint,
  };
  return { box, format: 'png', bytes: encodePng(cut(drawn, pixels)) };
}

/** As far as thin strokes go on outside: the top of a mast, the end of a signature. */
function grown(area: Area, { columns, rows, cells }: Grid): Area {
  const { left, top, right, bottom } = area;
  const isInked = (row: number, column: number) => cells[row * columns + column] === 1;
  const across = range(left, right);
  const down = range(top, bottom);
  const next = {
    ...area,
    left: left > 0 && down.some((row) => isInked(row, left - 1)) ? left - 1 : left,
    right: right < columns - 1 && down.some((row) => isInked(row, right + 1)) ? right + 1 : right,
    top: top > 0 && across.some((column) => isInked(top - 1, column)) ? top - 1 : top,
    bottom: bottom < rows - 1 && across.some((column) => isInked(bottom + 1, column)) ? bottom + 1 : bottom,
  };
  const isSame = sides.every((side) => next[side] === area[side]);
  return isSame ? area : grown(next, { columns, rows, cells });
}

const sides = ['left', 'top', 'right', 'bottom'] as const;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function cut({ width, rgba }: Picture, { left, top, right, bottom }: Box): Picture {
  const rowBytes = (right - left) * 4;
  const part = new Uint8Array(rowBytes * (bottom - top));
  for (let y = top; y < bottom; y++) {
    const from = (y * width + left) * 4;
    part.set(rgba.subarray(from, from + rowBytes), (y - top) * rowBytes);
  }
  return { width: right - left, height: bottom - top, rgba: part };
}
