import { expect, test } from 'vitest';
import { createRounds } from './rounds.ts';

/** Rounds that end when they are told to. */
function scene() {
  const ends: (() => void)[] = [];
  const errors: unknown[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const rounds = createRounds(work, (error) => errors.push(error));
  const endRound = async () => {
    const under = rounds.current();
    ends.at(-1)?.();
    await under;
  };
  return { rounds, errors, endRound, begun: () => ends.length };
}

test('being woken any number of times during a round leads to one more, and no two run at once', async () => {
  const { rounds, endRound, begun } = scene();
  rounds.wake();
  rounds.wake();
  rounds.wake();
  expect(begun()).toBe(1);
  await endRound();
  expect(begun()).toBe(2);
  await endRound();
  expect([begun(), rounds.current()]).toEqual([2, undefined]);
});

test('no round begins after the stop, which waits for the one under way', async () => {
  const { rounds, endRound, begun } = scene();
  rounds.wake();
  rounds.wake();
  let isStopped = false;
  const stop = rounds.stop().then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  await endRound();
  await stop;
  rounds.wake();
  expect(begun()).toBe(1);
});

test('what happens between rounds waits for the one under way, and the next waits for it', async () => {
  const { rounds, endRound, begun } = scene();
  rounds.wake();
  let done: () => void = () => undefined;
  let isActing = false;
  const between = rounds.between(() => {
    isActing = true;
    return new Promise((resolve) => {
      done = resolve;
    });
  });
  expect(isActing).toBe(false);
  await endRound();
  await Promise.resolve();
  expect(isActing).toBe(true);
  rounds.wake();
  expect(begun()).toBe(1);
  done();
  await between;
  expect(begun()).toBe(2);
});

test('a round that fails is reported, and the next one begins all the same', async () => {
  const errors: unknown[] = [];
  let count = 0;
  const rounds = createRounds(
    async () => {
      count += 1;
      throw new Error('no database');
    },
    (error) => errors.push(error),
  );
  for (const _ of [1, 2]) {
    rounds.wake();
    await rounds.current();
  }
  expect([count, errors.length]).toEqual([2, 2]);
});
