import type { Box } from '@pagesmith/pdf';
import type { GreyPicture } from './grey-picture.ts';
import { cellPoints, darkBelow } from './measures.ts';

/** The ink of a page in squares. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** 1 for a cell with ink that is no text. */
  readonly cells: Uint8Array;
}

export function inkOf({ width, height, grey, pixelsPerPoint }: GreyPicture, shareMin: number): Grid {
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

/** Leaves out what stands in a box, because it was read. */
export function clear({ columns, rows, cells }: Grid, { left, top, right, bottom }: Box): void {
  const last = (points: number, count: number) => Math.min(count - 1, Math.floor((points + 1) / cellPoints));
  const first = (points: number) => Math.max(0, Math.floor((points - 1) / cellPoints));
  for (let row = first(top); row <= last(bottom, rows); row++) {
    cells.fill(0, row * columns + first(left), row * columns + last(right, columns) + 1);
  }
}

/** A part of the page, counted in squares, and how many of them have ink. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
  cells: number;
}

/** Cells that touch, or nearly do, and the rectangle around them. */
export function areasOf({ columns, rows, cells }: Grid): Area[] {
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
