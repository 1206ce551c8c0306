import { getHeapStatistics } from 'node:v8';

/** A look at less garbage than this would cost more than it gives: most tasks leave less, and are looked at together. */
const garbageBytesMin = 4 * 1_048_576;
let keptBytes = Number.POSITIVE_INFINITY;

/**
 * Between two tasks nothing of the last one is alive, and to collect what is young takes a millisecond. V8 would wait until
 * the young generation is full, which it is in the middle of another task: it would copy what that one needs, take what is
 * left of both for old, and keep tens of megabytes of it until the next full collection.
 */
export function collectGarbage(): void {
  const usedBytes = getHeapStatistics().used_heap_size;
  keptBytes = Math.min(keptBytes, usedBytes);
  if (!globalThis.gc || usedBytes - keptBytes < garbageBytesMin) return;
  globalThis.gc({ type: 'minor' });
  keptBytes = getHeapStatistics().used_heap_size;
}
