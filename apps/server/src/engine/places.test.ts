import type { PlanId } from '@pagesmith/catalog';
import { describe, expect, test } from 'vitest';
import { FairQueue, type Waiting } from './fair-queue.ts';
import { queueLimits } from './places.ts';

const megabyte = 1_048_576;

type Kind =
  | 'paid short'
  | 'paid long'
  | 'paid job'
  | 'paid long job'
  | 'free short'
  | 'free long'
  | 'free job';

/** A queue to which any number of accounts bring work of one kind, each as much as it likes. */
function scene(processes: number, memoryBytes = 1_000_000 * megabyte, takesCalls = true) {
  const queue = new FairQueue(queueLimits(processes, memoryBytes, takesCalls));
  const started: Kind[] = [];
  let accounts = 0;
  const add = (kind: Kind, account: string, bytes: number) => {
    const plan: PlanId = kind.startsWith('paid') ? 'premium' : 'starter';
    const standing = { account, plan, isLong: kind.includes('long'), isJob: kind.includes('job') };
    const work: Waiting = { ...standing, memoryBytes: bytes, start: () => started.push(kind) };
    return queue.add(work);
  };
  const flood = (kind: Kind, bytes = 512 * megabyte) => {
    for (let count = 0; count < 10; count += 1) {
      accounts += 1;
      for (let call = 0; call < 4; call += 1) add(kind, `account ${accounts}`, bytes);
    }
  };
  const startsAtOnce = (kind: Kind, bytes = 512 * megabyte) => {
    const before = started.length;
    accounts += 1;
    add(kind, `account ${accounts}`, bytes);
    return started.length > before;
  };
  return { flood, startsAtOnce, count: (kind: Kind) => started.filter((one) => one === kind).length };
}

describe.each([4, 5, 6, 7, 8, 16, 33])('with %i places', (processes) => {
  test('a call of somebody who pays waits for nothing of those who do not, short or long', () => {
    for (const kind of ['paid short', 'paid long'] as const) {
      const { flood, startsAtOnce } = scene(processes);
      flood('free long');
      flood('free short');
      flood('free job');
      expect(startsAtOnce(kind)).toBe(true);
    }
  });

  test('a short call of somebody who pays waits for no long work and no job of anybody', () => {
    const { flood, startsAtOnce } = scene(processes);
    for (const kind of ['paid long', 'paid long job', 'paid job', 'free long', 'free short'] as const) {
      flood(kind);
    }
    expect(startsAtOnce('paid short')).toBe(true);
  });

  test('a short call of somebody who does not pay waits for no long work of anybody', () => {
    const { flood, startsAtOnce } = scene(processes);
    for (const kind of ['paid long', 'free long', 'paid long job'] as const) flood(kind);
    expect(startsAtOnce('free short')).toBe(true);
  });

  test('a long call of somebody who pays waits for no job', () => {
    const { flood, startsAtOnce } = scene(processes);
    for (const kind of ['paid long job', 'paid job', 'free job', 'free short'] as const) flood(kind);
    expect(startsAtOnce('paid long')).toBe(true);
  });

  test('jobs have the places of calls where no calls come', () => {
    const shared = scene(processes);
    const alone = scene(processes, undefined, false);
    for (const { flood } of [shared, alone]) flood('paid job');
    expect(alone.count('paid job')).toBe(processes);
    expect(shared.count('paid job')).toBeLessThan(processes);
  });

  test('everything gets a place while nobody else wants it', () => {
    for (const kind of ['free long', 'free short', 'free job', 'paid long job', 'paid job'] as const) {
      const { flood, count } = scene(processes);
      flood(kind);
      expect(count(kind)).toBeGreaterThan(0);
    }
    const { flood, count } = scene(processes);
    flood('paid short');
    expect(count('paid short')).toBe(processes);
  });
});

test('large files of those who do not pay leave memory to those who do, on the smallest machine too', () => {
  const { flood, startsAtOnce } = scene(4, 1_024 * megabyte);
  flood('free short', 352 * megabyte);
  flood('free long', 608 * megabyte);
  expect(startsAtOnce('paid short', 271 * megabyte)).toBe(true);
});

test('those who do not pay fill their own room to wait in, and no one account fills any', () => {
  const { roomFor } = queueLimits(4, 1_024 * megabyte);
  const short = (plan: PlanId) => roomFor({ plan, isLong: false });
  expect(short('starter')).toEqual({ places: 32, placesPerAccount: 8 });
  expect(short('premium')).toEqual({ places: 128, placesPerAccount: 64 });
  expect(short('premium')).toBe(short('enterprise'));
  expect(short('premium')).not.toBe(short('starter'));
  expect(short('starter')).not.toBe(roomFor({ plan: 'starter', isLong: true }));
});
