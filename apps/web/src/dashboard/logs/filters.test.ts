import { describe, expect, it } from 'vitest';
import { periodOf } from './filters.ts';

const now = new Date(2026, 1, 14, 15, 9, 26);
const endOfFebruary = new Date(2026, 1, 28, 23, 59, 59, 999);
const month = { start: new Date(2026, 1, 1), end: endOfFebruary };

describe('the period of the logs', () => {
  it.each([
    [
      'today, from midnight to midnight',
      'day',
      '',
      '',
      { start: new Date(2026, 1, 14), end: new Date(2026, 1, 14, 23, 59, 59, 999) },
    ],
    ['this month', 'month', '', '', month],
    [
      'this year',
      'year',
      '',
      '',
      { start: new Date(2026, 0, 1), end: new Date(2026, 11, 31, 23, 59, 59, 999) },
    ],
    [
      'both days of a custom period',
      'custom',
      '2025-12-30',
      '2026-01-02',
      { start: new Date(2025, 11, 30), end: new Date(2026, 0, 2, 23, 59, 59, 999) },
    ],
    [
      'a custom period given backwards',
      'custom',
      '2026-01-02',
      '2025-12-30',
      { start: new Date(2025, 11, 30), end: new Date(2026, 0, 2, 23, 59, 59, 999) },
    ],
    ['the month, when a custom period lacks its end', 'custom', '2025-12-30', '', month],
    ['the month, when a custom period lacks its start', 'custom', '', '2025-12-30', month],
    ['the month, when a date is no date', 'custom', '2025-13-41', '2025-12-30', month],
  ] as const)('covers %s', (_, period, from, to, expected) => {
    expect(periodOf({ period, from, to }, now)).toEqual(expected);
  });
});
