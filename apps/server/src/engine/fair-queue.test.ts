import { expect, test } from 'vitest';
import { FairQueue, type QueueLimits, type Waiting } from './fair-queue.ts';

const limits: QueueLimits = { running: 4, runningPerAccount: 2, waiting: 10, memoryBytes: 100 };

/** A queue that notes who was started, and work for it. */
function scene(changed: Partial<QueueLimits> = {}) {
  const queue = new FairQueue({ ...limits, ...changed });
  const started: string[] = [];
  const work = (account: string, memoryBytes = 1): Waiting => ({
    account,
    memoryBytes,
    start: () => started.push(account),
  });
  return { queue, started, work };
}

test('one account holds at most its share of the places', () => {
  const { queue, started, work } = scene();
  for (let count = 0; count < 4; count += 1) queue.add(work('a'));
  expect(started).toEqual(['a', 'a']);
  queue.add(work('b'));
  expect(started).toEqual(['a', 'a', 'b']);
});

test('places go round between accounts, however much one of them asks for', () => {
  const { queue, started, work } = scene({ running: 1, runningPerAccount: 1 });
  const first = work('a');
  queue.add(first);
  for (const account of ['a', 'a', 'b', 'c']) queue.add(work(account));
  let running = first;
  for (let count = 0; count < 4; count += 1) {
    queue.done(running);
    running = work(started.at(-1) ?? '');
  }
  expect(started).toEqual(['a', 'a', 'b', 'c', 'a']);
});

test('work waits until its memory is free, and smaller work of others goes on', () => {
  const { queue, started, work } = scene();
  const large = work('a', 80);
  queue.add(large);
  queue.add(work('b', 60));
  queue.add(work('c', 10));
  expect(started).toEqual(['a', 'c']);
  queue.done(large);
  expect(started).toEqual(['a', 'c', 'b']);
});

test('work that is larger than all memory goes alone instead of never', () => {
  const { queue, started, work } = scene();
  const giant = work('a', 1_000);
  queue.add(giant);
  queue.add(work('b', 1));
  expect(started).toEqual(['a']);
  queue.done(giant);
  expect(started).toEqual(['a', 'b']);
});

test('a full queue refuses, and work that leaves it makes room', () => {
  const { queue, started, work } = scene({ running: 1, waiting: 1 });
  queue.add(work('a'));
  const waiting = work('b');
  expect(queue.add(waiting)).toBe(true);
  expect(queue.add(work('c'))).toBe(false);
  expect(queue.remove(waiting)).toBe(true);
  expect(queue.add(work('c'))).toBe(true);
  expect(started).toEqual(['a']);
});
