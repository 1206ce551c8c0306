import { expect, test } from 'vitest';
import { ticksFor } from './ticks.ts';

test('a scale begins at nought, has round steps, and ends at or above the largest value', () => {
  expect(ticksFor(0)).toEqual([0, 1]);
  expect(ticksFor(1)).toEqual([0, 1]);
  expect(ticksFor(3)).toEqual([0, 1, 2, 3]);
  expect(ticksFor(7)).toEqual([0, 2, 4, 6, 8]);
  expect(ticksFor(349)).toEqual([0, 100, 200, 300, 400]);
  expect(ticksFor(400)).toEqual([0, 100, 200, 300, 400]);
  expect(ticksFor(1_234_567)).toEqual([0, 500_000, 1_000_000, 1_500_000]);
});
