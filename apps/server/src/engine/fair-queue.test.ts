import type { PlanId } from '@pagesmith/catalog';
import { expect, test } from 'vitest';
import { type Bound, FairQueue, type Waiting } from './fair-queue.ts';

interface SceneOptions {
  readonly bounds?: readonly Bound[];
  readonly room?: { readonly places: number; readonly placesPerAccount: number };
}

const all = (places: number, memoryBytes = 100): Bound => ({ places, memoryBytes, holds: () => true });
const each = (places: number): Bound => ({ places, isForEachAccount: true, holds: () => true });

/** A queue that notes who was started, work for it, and a clock. */
function scene({
  bounds = [all(4), each(2)],
  room = { places: 10, placesPerAccount: 10 },
}: SceneOptions = {}) {
  let nowMs = 0;
  const queue = new FairQueue({ running: bounds, roomFor: () => room }, () => nowMs);
  const started: string[] = [];
  const running: Waiting[] = [];
  const work = (account: string, given: Partial<Waiting> = {}): Waiting => {
    const one: Waiting = {
      account,
      plan: 'pro',
      isLong: false,
      isJob: false,
      memoryBytes: 1,
      start: () => {
        started.push(account);
        running.push(one);
      },
      ...given,
    };
    return one;
  };
  const endOne = () => {
    const [first] = running.splice(0, 1);
    if (first) queue.done(first);
  };
  const wait = (seconds: number) => {
    nowMs += seconds * 1000;
  };
  return { queue, started, work, endOne, wait };
}

test('one account holds at most its share of the places', () => {
  const { queue, started, work } = scene();
  for (let count = 0; count < 4; count += 1) queue.add(work('a'));
  expect(started).toEqual(['a', 'a']);
  queue.add(work('b'));
  expect(started).toEqual(['a', 'a', 'b']);
});

test('places go round between accounts, however much one of them asks for', () => {
  const { queue, started, work, endOne, wait } = scene({ bounds: [all(1)] });
  for (const account of ['a', 'a', 'a', 'b', 'c']) queue.add(work(account));
  for (let count = 0; count < 4; count += 1) {
    wait(1);
    endOne();
  }
  expect(started).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('a larger plan goes first, and who has waited long goes before a larger plan', () => {
  const { queue, started, work, endOne, wait } = scene({ bounds: [all(1)] });
  const add = (plan: PlanId, account: string = plan) => queue.add(work(account, { plan }));
  add('pro', 'now');
  add('starter', 'patient');
  wait(31);
  for (const plan of ['starter', 'premium', 'pro', 'enterprise'] as const) add(plan);
  for (let count = 0; count < 5; count += 1) endOne();
  expect(started).toEqual(['now', 'patient', 'enterprise', 'pro', 'premium', 'starter']);
});

test('a call goes before a job of its plan', () => {
  const { queue, started, work, endOne } = scene({ bounds: [all(1)] });
  queue.add(work('now'));
  queue.add(work('job', { isJob: true }));
  queue.add(work('call'));
  endOne();
  endOne();
  expect(started).toEqual(['now', 'call', 'job']);
});

test('short work of an account does not wait for its long work', () => {
  const isLong = (work: { isLong: boolean }) => work.isLong;
  const { queue, started, work } = scene({ bounds: [all(4), { places: 1, holds: isLong }] });
  queue.add(work('a', { isLong: true }));
  queue.add(work('a', { isLong: true }));
  queue.add(work('a'));
  expect(started).toEqual(['a', 'a']);
});

test('work waits until its memory is free, and smaller work of others goes on', () => {
  const { queue, started, work, endOne } = scene();
  queue.add(work('a', { memoryBytes: 80 }));
  queue.add(work('b', { memoryBytes: 60 }));
  queue.add(work('c', { memoryBytes: 10 }));
  expect(started).toEqual(['a', 'c']);
  endOne();
  expect(started).toEqual(['a', 'c', 'b']);
});

test('work that is larger than all memory goes alone instead of never', () => {
  const { queue, started, work, endOne } = scene();
  queue.add(work('a', { memoryBytes: 1_000 }));
  queue.add(work('b'));
  expect(started).toEqual(['a']);
  endOne();
  expect(started).toEqual(['a', 'b']);
});

test('a full room refuses, and work that leaves it makes room', () => {
  const { queue, started, work } = scene({ bounds: [all(1)], room: { places: 2, placesPerAccount: 1 } });
  queue.add(work('a'));
  const waiting = work('b');
  expect(queue.add(waiting)).toBe(true);
  expect(queue.hasRoom(work('b'))).toBe(false);
  expect(queue.add(work('b'))).toBe(false);
  expect(queue.add(work('c'))).toBe(true);
  expect(queue.add(work('d'))).toBe(false);
  expect(queue.remove(waiting)).toBe(true);
  expect(queue.add(work('d'))).toBe(true);
  expect(started).toEqual(['a']);
});
