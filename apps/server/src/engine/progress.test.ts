import { expect, test } from 'vitest';
import { throttled } from './progress.ts';

test('progress is reported at most twice a second, and never for work that ends sooner', () => {
  let now = 0;
  const reported: number[] = [];
  const progress = throttled(
    ({ done }) => reported.push(done),
    () => now,
  );
  for (const at of [0, 100, 499, 500, 501, 900, 1_100, 9_000]) {
    now = at;
    progress(at, 10_000);
  }
  expect(reported).toEqual([500, 1_100, 9_000]);
});
