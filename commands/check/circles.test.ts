import { expect, test } from 'vitest';
import { circles } from './circles.mjs';

const importing = (files: Record<string, string[]>) => circles(new Map(Object.entries(files)));

test('a circle is found wherever it begins, and told along its way', () => {
  expect(importing({ a: ['b'], b: ['c'], c: ['d'], d: ['b'] })).toEqual([
    'A circle of imports: b → c → d → b',
  ]);
  expect(importing({ a: ['a'] })).toEqual(['A circle of imports: a → a']);
});

test('two ways to one file are no circle', () => {
  expect(importing({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] })).toEqual([]);
});

test('the house has none', () => {
  expect(circles()).toEqual([]);
});
