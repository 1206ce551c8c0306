import { expect, test } from 'vitest';
import { Waits } from './waits.ts';

test('work is not done any more when the oldest task has waited for more than a minute', () => {
  let now = 0;
  const waits = new Waits(() => now);
  const [first, second] = [{}, {}];
  waits.begin(first);
  now = 40_000;
  waits.begin(second);
  now = 60_000;
  waits.check();
  now = 60_001;
  expect(() => waits.check()).toThrow('more than 60000 ms');
  waits.end(first);
  waits.check();
  now = 100_001;
  expect(() => waits.check()).toThrow();
  waits.end(second);
  waits.check();
});
