import { describe, expect, it } from 'vitest';
import { readCap } from './read-cap.ts';

describe('a spend cap', () => {
  it.each([
    ['25', 25_000],
    ['0', 0],
    ['25.5', 25_500],
    ['25,05', 25_050],
    [' 1 000,00 € ', 1_000_000],
    ['1\u202f000\u00a0€', 1_000_000],
    ['€12.34', 12_340],
    ['1000000', 1_000_000_000],
  ])('is read from %s', (typed, cap) => {
    expect(readCap(typed)).toBe(cap);
  });

  it.each(['', '-1', '1,000', '1.234', 'ten', '1e3', '1000000.01', '..', '5.'])(
    'is not read from %j',
    (typed) => {
      expect(readCap(typed)).toBeUndefined();
    },
  );
});
