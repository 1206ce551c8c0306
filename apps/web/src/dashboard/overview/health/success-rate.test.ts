import { expect, test } from 'vitest';
import { successRate } from './success-rate.ts';

test('two of three are 66.7 percent', () => {
  expect(successRate(2, 3)).toBe(0.667);
});

test('a rate is only whole when every call has succeeded, and only nothing when none has', () => {
  expect(successRate(10_000, 10_000)).toBe(1);
  expect(successRate(9_999, 10_000)).toBe(0.999);
  expect(successRate(1, 10_000)).toBe(0.001);
  expect(successRate(0, 10_000)).toBe(0);
});
