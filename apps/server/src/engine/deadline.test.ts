import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Deadline } from './deadline.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const limits = { deadlineMs: 120_000, msPerPage: 1_000 };

type Report = readonly [seconds: number, done: number, total: number];

/** The number of seconds after which a task is ended that reports pages at certain times and gets a share of the processor. */
function endedAfter(reports: readonly Report[], given = limits, share = 1) {
  let ended: number | undefined;
  const deadline = new Deadline(given, (seconds) => {
    ended ??= seconds;
  });
  let now = 0;
  for (const [seconds, done, total] of reports) {
    vi.advanceTimersByTime((seconds - now) * 1_000);
    now = seconds;
    if (ended === undefined) deadline.extend({ done, total }, seconds * 1_000 * share);
  }
  vi.advanceTimersByTime(10_000_000);
  return ended;
}

test('work that reports no pages is ended at its deadline', () => {
  expect(endedAfter([])).toBe(120);
});

test('each page gives time for the next, and one that does not end is ended', () => {
  expect(
    endedAfter([
      [100, 50, 500],
      [200, 120, 500],
    ]),
  ).toBe(320);
});

test('all pages together get no more than a second each', () => {
  const reports = Array.from({ length: 50 }, (_, index) => [(index + 1) * 10, index + 1, 50] as const);
  expect(endedAfter(reports)).toBe(170);
});

test('what other work takes of the processor does not end it, until ten times its deadline', () => {
  const reports = Array.from({ length: 50 }, (_, index) => [(index + 1) * 20, index + 1, 50] as const);
  expect(endedAfter(reports, limits, 1 / 20)).toBe(1_000 + 120);
  const slower = reports.map(([seconds, done, total]) => [seconds * 3, done, total] as const);
  expect(endedAfter(slower, limits, 1 / 60)).toBe(1_200);
});

test('a document that says it has a million pages is ended all the same', () => {
  const reports = Array.from(
    { length: 30 },
    (_, index) => [(index + 1) * 100, index + 1, 1_000_000] as const,
  );
  expect(endedAfter(reports)).toBe(1_200);
});

test('reporting the same page again gives no time', () => {
  expect(
    endedAfter([
      [10, 1, 500],
      [100, 1, 500],
    ]),
  ).toBe(130);
});

test('work without time for pages keeps its deadline', () => {
  expect(endedAfter([[10, 1, 500]], { deadlineMs: 15_000, msPerPage: 0 })).toBe(15);
});
