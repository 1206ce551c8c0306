import { expect, it } from 'vitest';
import { wholeMs } from './deadline.ts';
import { timeFor } from './task-limits.ts';

const timeoutMs = 120_000;

const timeOf = (options: object, { isJob, plan }: { isJob: boolean; plan: 'starter' | 'pro' }) => {
  const task = { steps: [{ operation: 'pdf-to-docx' as const, input: {}, options }] };
  return timeFor({ task, plan, inputBytes: 1_000, isJob }, timeoutMs);
};

it('a job that reads scans has time for each of its pages, on every plan', () => {
  for (const plan of ['starter', 'pro'] as const) {
    const [short, long] = [5, 20].map((pages) =>
      wholeMs(timeOf({ ocr: ['eng'] }, { isJob: true, plan }), pages),
    );
    expect((long ?? 0) - (short ?? 0)).toBeGreaterThanOrEqual(15 * 10_000);
  }
});

it('a caller who waits, and a conversion that reads no scan, have the usual time', () => {
  const usual = timeOf({}, { isJob: false, plan: 'pro' });
  expect(timeOf({ ocr: ['eng'] }, { isJob: false, plan: 'pro' })).toEqual(usual);
  expect(timeOf({}, { isJob: true, plan: 'pro' })).toEqual(usual);
});

it('however many pages a document claims, its time has an end', () => {
  expect(wholeMs(timeOf({ ocr: ['eng'] }, { isJob: true, plan: 'pro' }), 1e9)).toBe(10 * timeoutMs);
});
