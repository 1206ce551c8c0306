import type { PageReading } from '@pagesmith/pdf';
import { expect, it } from 'vitest';
import { pageOf } from '../pieces/testing/page-of.ts';
import { outsideDrawings } from './outside-drawings.ts';

const chart = { left: 100, top: 100, right: 300, bottom: 250 };
const bar = { box: { left: 120, top: 150, right: 140, bottom: 250 }, colour: 0xff0000 };
const ground = { box: { left: 50, top: 50, right: 350, bottom: 300 }, colour: 0xf2f2f2 };
const grid = { left: 100, top: 150, right: 300, bottom: 150 };
const above = { left: 100, top: 80, right: 300, bottom: 80 };

const left = (text: string) => {
  const picture = { box: chart, format: 'png' as const, bytes: new Uint8Array(), drawing: { text } };
  const rules = [grid, above].map((box) => ({ box, isHorizontal: true, thicknessPoints: 1, colour: 0 }));
  const page: PageReading = pageOf([], { pictures: [picture], fills: [bar, ground], rules });
  const found = outsideDrawings(page);
  return [...found.fills, ...found.rules].map(({ box }) => box);
};

it('the bars and the grid of a chart with labels make no table, what goes beyond it or stands beside it may', () => {
  expect(left('1990 2000')).toEqual([ground.box, above]);
});

it('a drawing whose text stays text leaves the lines around it to tables', () => {
  expect(left('')).toEqual([bar.box, ground.box, grid, above]);
});
