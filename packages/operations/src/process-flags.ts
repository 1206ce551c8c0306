const oldGeneration = '--max-old-space-size=4096';

/**
 * How Node is started for a process that runs operations. Nearly everything that is read of a PDF lives until
 * the result is written: in V8's usual young generation of 16 MB it is copied again and again, which takes a
 * third of the CPU time of a merge.
 */
export const processFlags: readonly string[] = [
  oldGeneration,
  '--min-semi-space-size=32',
  '--max-semi-space-size=64',
];

/**
 * The same for operations whose definition says `isLong`: most of what they make is gone with the page it was made
 * for, so that a larger young generation saves them nothing and takes more than 100 MB.
 */
export const longProcessFlags: readonly string[] = [oldGeneration];
