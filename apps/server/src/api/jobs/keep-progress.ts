import type { Progress } from '../../engine/protocol.ts';

interface KeptProgress {
  report(progress: Progress): void;
  /** Nothing is written once this has resolved. */
  end(): Promise<void>;
}

const writeMs = 1_000;

/** Writes at most one report a second, and one at a time. */
export function keepProgress(
  write: (progress: Progress) => Promise<void>,
  onError: (error: unknown) => void,
  now: () => number = () => performance.now(),
): KeptProgress {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  let hasEnded = false;
  return {
    report: (progress) => {
      if (hasEnded || writing || now() - writtenAt < writeMs) return;
      writtenAt = now();
      writing = write(progress)
        .catch(onError)
        .finally(() => {
          writing = undefined;
        });
    },
    end: async () => {
      hasEnded = true;
      await writing;
    },
  };
}
