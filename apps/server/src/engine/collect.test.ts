import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectGarbage } from './collect.ts';

const megabyte = 1_048_576;
const usedBytes = () => getHeapStatistics().used_heap_size;
const givenGc = globalThis.gc;

beforeEach(() => {
  setFlagsFromString('--expose-gc');
  globalThis.gc = runInNewContext('gc');
});

afterEach(() => {
  globalThis.gc = givenGc;
});

/** Garbage that is young: V8 has not looked at it. */
function litter(bytes: number): void {
  const before = usedBytes();
  const lists: number[][] = [];
  while (usedBytes() - before < bytes && lists.length < 1_000_000) {
    for (let count = 0; count < 100; count += 1) lists.push([count, count + 1]);
    if (lists.length >= 1_000) lists.length = 0;
  }
}

it('what a task left is collected before the next one begins', () => {
  globalThis.gc?.();
  collectGarbage();
  const before = usedBytes();
  litter(6 * megabyte);
  const littered = usedBytes();
  collectGarbage();
  expect(littered - before).toBeGreaterThan(5 * megabyte);
  expect(usedBytes() - before).toBeLessThan(2 * megabyte);
});

it('what became old in the middle of a task does not stay beside the next ones', () => {
  globalThis.gc?.();
  litter(6 * megabyte);
  collectGarbage();
  const before = usedBytes();
  const held = Array.from({ length: 300_000 }, (_, index) => [index]);
  globalThis.gc?.({ type: 'minor' });
  globalThis.gc?.({ type: 'minor' });
  held.length = 0;
  litter(6 * megabyte);
  collectGarbage();
  expect(usedBytes() - before).toBeLessThan(4 * megabyte);
});

it('a process that was not given the means to collect works on without it', () => {
  globalThis.gc = undefined;
  litter(6 * megabyte);
  expect(collectGarbage).not.toThrow();
});
