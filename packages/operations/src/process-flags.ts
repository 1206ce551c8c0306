import { createHash } from 'node:crypto';

const oldGeneration = '--max-old-space-size=4096';

/**
 * V8 optimizes a function once it has run through so many bytes of its code; by default it waits for twice as many. With
 * this, filling a form takes a quarter less time in a young process and as long as before in an old one. A quarter of the
 * default is too soon: merging takes longer. Later versions of V8 count calls, and would not start with it.
 */
const optimizedSooner = process.versions.v8.startsWith('11.') ? ['--interrupt-budget=33000'] : [];

/**
 * Node's flags for a process that runs operations. Nearly everything read from a PDF stays alive until the result is
 * written: with a smaller young generation it would be copied again and again, which takes a third of the CPU time of a
 * merge (with 8 MB, 11 to 18 MB less). It is collected between two tasks, when nothing of them is alive (`gc`, which the engine
 * process calls, also for what is old: V8 begins with 64 MB of room for that, so as not to do it in the first tasks).
 * What is old is looked through once it has grown by half: V8 would wait until it has grown fourfold, and
 * what the last documents left would lie beside the next one. The young generation is collected by one thread: several
 * leave pages that are filled in part, tens of megabytes of them, and take more CPU time together. Nothing begins its life
 * among what is old: objects that V8 allocates there, because others of their kind stayed alive until the end of a task, keep
 * what they refer to until the next full collection, which was up to five megabytes of each task.
 */
export const processFlags: readonly string[] = [
  oldGeneration,
  '--min-semi-space-size=16',
  '--max-semi-space-size=32',
  '--initial-old-space-size=64',
  '--heap-growing-percent=50',
  '--no-parallel-scavenge',
  '--no-allocation-site-pretenuring',
  '--expose-gc',
  ...optimizedSooner,
];

/**
 * The flags for operations that are marked `isLong`. Most of what they allocate is garbage once its page is done, so a
 * larger young generation would save nothing and cost more than 100 MB.
 */
export const longProcessFlags: readonly string[] = [oldGeneration];

/** Beside the bundles of a build: the file with the state in which a process with these flags begins. */
export const stateName = (flags: readonly string[]): string =>
  `engine.${createHash('sha256').update(flags.join(' ')).digest('hex').slice(0, 8)}.state`;

/**
 * The environment of both. The C library would keep what was freed for each thread, and there is one that works; and it
 * would keep more and more of it, as much as the largest piece that was ever freed.
 */
export const processVariables = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' } as const;
