const oldGeneration = '--max-old-space-size=4096';

/**
 * Node's flags for a process that runs operations. Nearly everything read from a PDF stays alive until the result is
 * written; with V8's default young generation of 16 MB it would be copied again and again, which takes a third of the
 * CPU time of a merge.
 */
export const processFlags: readonly string[] = [
  oldGeneration,
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
];

/**
 * The flags for operations that are marked `isLong`. Most of what they allocate is garbage once its page is done, so a
 * larger young generation would save nothing and cost more than 100 MB.
 */
export const longProcessFlags: readonly string[] = [oldGeneration];
