import type { Box, PagePicture, Picture } from '@pagesmith/pdf';
import { cutOut } from './figures.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type Area, areasOf, clear, type Grid, inkOf } from './ink-grid.ts';
import { cellPoints, drawingFreeShareMin, drawingSidePointsMin, faintInkShareMin } from './measures.ts';

/** Graphs and diagrams: lines too thin to be a figure, which go other ways than across and down. */
export function findLineDrawings(
  drawn: Picture,
  picture: GreyPicture,
  { letters, rules }: { readonly letters: readonly Box[]; readonly rules: readonly Box[] },
): PagePicture[] {
  const lines = inkOf(picture, faintInkShareMin);
  for (const box of letters) clear(lines, box);
  const free: Grid = { ...lines, cells: Uint8Array.from(lines.cells) };
  for (const box of rules) clear(free, box);
  return areasOf(lines)
    .filter((area) => {
      const side = Math.min(area.right - area.left, area.bottom - area.top) + 1;
      const isLarge = side * cellPoints >= drawingSidePointsMin;
      return isLarge && inkIn(free, area) >= area.cells * drawingFreeShareMin;
    })
    .map((area) => cutOut(area, drawn, picture));
}

function inkIn({ columns, cells }: Grid, { left, top, right, bottom }: Area): number {
  let count = 0;
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) count += cells[row * columns + column] ?? 0;
  return count;
}
