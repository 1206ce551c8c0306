import { getHeapStatistics } from 'node:v8';

const megabyte = 1_048_576;
/** A look at less garbage than this would cost more than it gives: most tasks leave less, and are looked at together. */
const garbageBytesMin = 4 * megabyte;
/** A task that left more than this alone took so long that a look hardly counts. */
const garbageBytesOfOneMin = 2 * megabyte;
/** More than this that has become old is garbage for the most part: what a task works on lives no longer than the task. */
const grownBytesMin = 8 * megabyte;
/** V8 forgets with what is old what its compiled code relies on: after each task, it would compile without end. */
const betweenAllMin = 16;

const usedBytes = () => getHeapStatistics().used_heap_size;

/** After the last task. */
let seenBytes = Number.POSITIVE_INFINITY;
/** After the last collection, and after the last one of what is old as well. */
let keptBytes = Number.POSITIVE_INFINITY;
let keptOfAllBytes = Number.POSITIVE_INFINITY;
let sinceAll = betweenAllMin;

/**
 * Between two tasks nothing of the last one is alive, and to collect what is young takes a millisecond. V8 would wait until
 * the young generation is full, which it is in the middle of another task: it would copy what that one needs, take what is
 * left of both for old, and keep tens of megabytes of it until the next full collection. It collects twice, because each
 * collection goes on in the other half of the young generation: two tasks in turn would fill both.
 */
export function collectGarbage(): void {
  const bytes = usedBytes();
  const ofOneBytes = bytes - seenBytes;
  seenBytes = bytes;
  keptBytes = Math.min(keptBytes, bytes);
  const isMuch = bytes - keptBytes >= garbageBytesMin || ofOneBytes >= garbageBytesOfOneMin;
  if (!globalThis.gc || !isMuch) return;
  globalThis.gc({ type: 'minor' });
  sinceAll += 1;
  const isAll = sinceAll > betweenAllMin && usedBytes() - keptOfAllBytes > grownBytesMin;
  if (isAll) {
    globalThis.gc();
    sinceAll = 0;
  } else globalThis.gc({ type: 'minor' });
  keptBytes = usedBytes();
  seenBytes = keptBytes;
  keptOfAllBytes = isAll ? keptBytes : Math.min(keptOfAllBytes, keptBytes);
}
