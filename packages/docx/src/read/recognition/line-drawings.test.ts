import type { Box, Picture } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { greyOf } from './grey-picture.ts';
import { findLineDrawings } from './line-drawings.ts';

const [width, height] = [400, 300];
const pixelsPerPoint = 1;

/** A white page with dark points. */
function drawn(points: readonly (readonly [x: number, y: number])[]): Picture {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (const [x, y] of points) rgba.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, rgba };
}

const across = (y: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => [from + index, y] as const);
const down = (x: number, from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => [x, from + index] as const);
const slanted = (length: number) =>
  Array.from({ length }, (_, index) => [100 + index, 200 - Math.round(index * 0.8)] as const);

const drawingsIn = (page: Picture, rules: readonly Box[], letters: readonly Box[] = []) =>
  findLineDrawings(page, greyOf(page, pixelsPerPoint), { letters, rules }).map(({ box }) => box);

const axes = [
  { left: 100, top: 80, right: 100, bottom: 200 },
  { left: 100, top: 200, right: 240, bottom: 200 },
];

it('a graph of thin lines is a drawing, axes and all', () => {
  const page = drawn([...down(100, 80, 200), ...across(200, 100, 240), ...slanted(120)]);
  expect(drawingsIn(page, axes)).toEqual([{ left: 96, top: 78, right: 240, bottom: 204 }]);
});

it('a table, which has nothing but straight lines, is none', () => {
  const page = drawn([...down(100, 80, 200), ...across(200, 100, 240)]);
  expect(drawingsIn(page, axes)).toEqual([]);
});

it('strokes as small as letters that were not read are none, nor are letters that were', () => {
  const page = drawn(slanted(60));
  expect(drawingsIn(page, [])).toEqual([]);
  const large = drawn(slanted(120));
  expect(drawingsIn(large, [], [{ left: 90, top: 90, right: 230, bottom: 210 }])).toEqual([]);
});
