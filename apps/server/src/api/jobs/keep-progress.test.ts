import { expect, test } from 'vitest';
import { keepProgress } from './keep-progress.ts';

const onError = (error: unknown) => {
  throw error;
};
const at = (done: number) => ({ done, total: 10 });

test('progress is written at most once a second', async () => {
  let now = 0;
  const written: number[] = [];
  const write = async ({ done }: { done: number }) => void written.push(done);
  const progress = keepProgress(write, onError, () => now);
  for (const [time, done] of [
    [0, 1],
    [500, 2],
    [999, 3],
    [1_000, 4],
    [1_500, 5],
    [2_000, 6],
  ] as const) {
    now = time;
    progress.report(at(done));
    await new Promise(setImmediate);
  }
  expect(written).toEqual([1, 4, 6]);
});

test('nothing is written while a write is under way, nor after the end, which waits for it', async () => {
  let now = 0;
  let finish: () => void = () => undefined;
  const events: string[] = [];
  const write = async ({ done }: { done: number }) => {
    events.push(`begin ${done}`);
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    events.push(`written ${done}`);
  };
  const progress = keepProgress(write, onError, () => now);
  progress.report(at(1));
  now = 5_000;
  progress.report(at(2));
  const ended = progress.end().then(() => events.push('ended'));
  finish();
  await ended;
  now = 9_000;
  progress.report(at(3));
  expect(events).toEqual(['begin 1', 'written 1', 'ended']);
});

test('a write that fails is reported and ends nothing', async () => {
  const errors: unknown[] = [];
  const progress = keepProgress(
    () => Promise.reject(new Error('no database')),
    (error) => errors.push(error),
  );
  progress.report(at(1));
  await progress.end();
  expect(errors.map(String)).toEqual(['Error: no database']);
});
