import { serviceLevel } from '@pagesmith/catalog';
import { expect, it } from 'vitest';
import { cutPercent, measuredDays } from './measured-days.ts';

it('a day without a probe has no availability, and the others keep theirs', () => {
  const days = [
    { day: '2026-11-14', probedMinutes: 1_440, upMinutes: 1_440 },
    { day: '2026-11-16', probedMinutes: 100, upMinutes: 50 },
  ];
  const measured = measuredDays({ days }, '2026-11-16T08:00:00.000Z');
  expect(measured.days).toHaveLength(serviceLevel.shownDays);
  expect(measured.days.slice(-3)).toEqual([
    { day: '2026-11-14', percent: 100 },
    { day: '2026-11-15', percent: undefined },
    { day: '2026-11-16', percent: 50 },
  ]);
  expect(measured.percent).toBeCloseTo((100 * 1_490) / 1_540);
  expect(measured.sharePercent).toBeCloseTo((100 * 1_540) / (90 * 1_440));
  expect(measuredDays({ days: [] }, '2026-11-16T08:00:00.000Z').percent).toBeUndefined();
});

it('a minute of failure is never rounded away', () => {
  expect(cutPercent((100 * 129_599) / 129_600)).toBeLessThan(100);
});
