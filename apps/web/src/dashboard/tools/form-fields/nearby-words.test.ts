import { expect, it } from 'vitest';
import { joinedRuns, nearbyWords } from './nearby-words.ts';

const run = (text: string, x: number, y: number, width = text.length * 5) => ({
  text,
  x,
  y,
  width,
  height: 10,
});

it('a field is named by the words before it on its line', () => {
  const runs = [run('Full name:', 72, 630), run('City', 72, 594), run('Page 1', 300, 30)];
  expect(nearbyWords([220, 622, 520, 644], runs, false)).toBe('Full name');
});

it('a field without words on its line is named by those above it', () => {
  const runs = [run('1 Name of entity/individual ........', 60, 702), run('Other column', 400, 702)];
  expect(nearbyWords([58, 684, 380, 698], runs, false)).toBe('1 Name of entity/individual');
});

it('a box to tick is named by the words after it', () => {
  const runs = [run('C corporation', 172, 600), run('S corporation', 262, 600)];
  expect(nearbyWords([160, 600, 168, 608], runs, true)).toBe('C corporation');
});

it('nothing near, or nothing but lines and dots, is no name', () => {
  expect(nearbyWords([0, 0, 10, 10], [run('Far', 500, 500)], false)).toBeUndefined();
  expect(nearbyWords([100, 0, 110, 10], [run('______', 60, 0)], false)).toBeUndefined();
});

it('pieces of one line are read together, columns apart', () => {
  const pieces = [run('Full', 0, 0, 20), run('name', 23, 0, 25), run('Date', 200, 0), run('City', 0, 20)];
  expect(joinedRuns(pieces).map(({ text }) => text)).toEqual(['Full name', 'Date', 'City']);
});
