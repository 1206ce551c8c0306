import { type Box, encodePng, type PagePicture, type Picture } from '@pagesmith/pdf';
import type { GreyPicture } from './grey-picture.ts';
import {
  cellPoints,
  darkBelow,
  faintInkShareMin,
  filledShareMin,
  inkShareMin,
  sidePointsMin,
} from './measures.ts';

const figuresMax = 20;

interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** 1 for a cell with ink that is no text. */
  readonly cells: Uint8Array;
}

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
    .map((area) => grown(area, faint))
    .map(({ left, top, right, bottom }) => {
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
    });
}

function inkOf({ width, height, grey, pixelsPerPoint }: GreyPicture, shareMin: number): Grid {
  const side = cellPoints * pixelsPerPoint;
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const dark = new Uint32Array(columns * rows);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x++) {
      if ((grey[y * width + x] ?? 255) >= darkBelow) continue;
      const cell = row + Math.floor(x / side);
      dark[cell] = (dark[cell] ?? 0) + 1;
    }
  }
  const cells = Uint8Array.from(dark, (count) => (count >= side * side * shareMin ? 1 : 0));
  return { columns, rows, cells };
}

function clear({ columns, rows, cells }: Grid, { left, top, right, bottom }: Box): void {
  const last = (points: number, count: number) => Math.min(count - 1, Math.floor((points + 1) / cellPoints));
  const first = (points: number) => Math.max(0, Math.floor((points - 1) / cellPoints));
  for (let row = first(top); row <= last(bottom, rows); row++) {
    cells.fill(0, row * columns + first(left), row * columns + last(right, columns) + 1);
  }
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

interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
  cells: number;
}

/** Cells that touch, or nearly do, and the rectangle around them. */
function areasOf({ columns, rows, cells }: Grid): Area[] {
  const areas: Area[] = [];
  const reach = 2;
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 1) continue;
    const area = { left: columns, top: rows, right: 0, bottom: 0, cells: 0 };
    const open = [start];
    cells[start] = 0;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      area.left = Math.min(area.left, x);
      area.right = Math.max(area.right, x);
      area.top = Math.min(area.top, y);
      area.bottom = Math.max(area.bottom, y);
      area.cells++;
      for (let row = Math.max(0, y - reach); row <= Math.min(rows - 1, y + reach); row++) {
        for (let column = Math.max(0, x - reach); column <= Math.min(columns - 1, x + reach); column++) {
          const next = row * columns + column;
          if (cells[next] !== 1) continue;
          cells[next] = 0;
          open.push(next);
        }
      }
    }
    areas.push(area);
  }
  return areas;
}

function cut({ width, rgba }: Picture, { left, top, right, bottom }: Box): Picture {
  const rowBytes = (right - left) * 4;
  const part = new Uint8Array(rowBytes * (bottom - top));
  for (let y = top; y < bottom; y++) {
    const from = (y * width + left) * 4;
    part.set(rgba.subarray(from, from + rowBytes), (y - top) * rowBytes);
  }
  return { width: right - left, height: bottom - top, rgba: part };
}
