import { expect, test } from 'vitest';
import { sparing } from './progress.ts';

test('progress is told at most twice a second, and not of work that ends sooner', () => {
  let now = 0;
  const told: number[] = [];
  const progress = sparing(
    ({ done }) => told.push(done),
    () => now,
  );
  for (const at of [0, 100, 499, 500, 501, 900, 1_100, 9_000]) {
    now = at;
    progress(at, 10_000);
  }
  expect(told).toEqual([500, 1_100, 9_000]);
});
