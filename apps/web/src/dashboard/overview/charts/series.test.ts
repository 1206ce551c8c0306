import { describe, expect, it } from 'vitest';
import { chartSamples, loadSeries, periodsOf } from './series.ts';

const now = new Date(2026, 2, 31, 12);
const refuse = () => Promise.reject(new Error('no connection'));

describe('the periods of a chart', () => {
  it('are the last six months, whole and in French, also at the end of a long month', () => {
    const periods = periodsOf('months', now);
    expect(periods.map(({ label }) => label)).toEqual(['oct.', 'nov.', 'déc.', 'janv.', 'févr.', 'mars']);
    expect(periods[4]).toMatchObject({
      start: new Date(2026, 1, 1),
      end: new Date(2026, 1, 28, 23, 59, 59, 999),
    });
  });

  it('are the last seven days, whole and in French', () => {
    const periods = periodsOf('days', now);
    expect(periods.map(({ label }) => label)).toEqual([
      'mer.',
      'jeu.',
      'ven.',
      'sam.',
      'dim.',
      'lun.',
      'mar.',
    ]);
    expect(periods[6]).toMatchObject({
      start: new Date(2026, 2, 31),
      end: new Date(2026, 2, 31, 23, 59, 59, 999),
    });
  });
});

describe('the series of a chart', () => {
  it('counts each period by itself', async () => {
    const points = await loadSeries('days', async ({ start }) => start.getDate(), now);
    expect(points.map(({ value }) => value)).toEqual([25, 26, 27, 28, 29, 30, 31]);
    expect(points.some(({ isSample }) => isSample)).toBe(false);
  });

  it.each([
    ['months', 0, chartSamples.months.min],
    ['months', 0.999_999, chartSamples.months.max],
    ['days', 0, chartSamples.days.min],
    ['days', 0.999_999, chartSamples.days.max],
  ] as const)('puts a marked sample where one count of %s fails (%d)', async (kind, random, expected) => {
    let asked = 0;
    const firstFails = async () => (asked++ === 0 ? refuse() : 7);
    const points = await loadSeries(kind, firstFails, now, () => random);
    expect(points[0]).toMatchObject({ value: expected, isSample: true });
    expect(points.slice(1).every(({ value, isSample }) => value === 7 && !isSample)).toBe(true);
  });

  it.each([
    ['months', chartSamples.months],
    ['days', chartSamples.days],
  ] as const)(
    'is a fixed, marked series within its bounds when all of %s fail',
    async (kind, { min, max }) => {
      const points = await loadSeries(kind, refuse, now);
      expect(points).toEqual(await loadSeries(kind, refuse, now));
      for (const { value, isSample } of points) {
        expect(isSample).toBe(true);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
      }
      expect(new Set(points.map(({ value }) => value)).size).toBeGreaterThan(1);
    },
  );
});
