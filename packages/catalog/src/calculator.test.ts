import { expect, test } from 'vitest';
import { calculate, parseCount } from './calculator.ts';

test.each([
  ['12', 12],
  ['-5', 0],
  ['abc', 0],
  ['', 0],
  ['3.9', 3],
  ['12abc', 12],
  ['1e400', 1],
  ['9'.repeat(400), 0],
])('%j counts as %d', (text, count) => expect(parseCount(text)).toBe(count));

test('totals add up without rounding errors', () => {
  const result = calculate([
    { priceMills: 20, count: 100 },
    { priceMills: 15, count: 3 },
    { priceMills: 18, count: 1 },
  ]);
  expect(result.monthlyMills).toBe(2_063);
  expect(result.requests).toBe(104);
  expect(result.annualMills).toBe(24_756);
  expect((result.averageMills / 1000).toFixed(3)).toBe('0.020');
});

test('without requests everything is zero', () => {
  expect(calculate([{ priceMills: 20, count: 0 }])).toEqual({
    monthlyMills: 0,
    requests: 0,
    averageMills: 0,
    annualMills: 0,
  });
});
