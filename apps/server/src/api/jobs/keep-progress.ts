import type { Progress } from '../../engine/protocol.ts';

interface KeptProgress {
  tell(progress: Progress): void;
  /** Nothing is written from when this has ended. */
  end(): Promise<void>;
}

const writeMs = 1_000;

/** Writes what is told at most once a second, and one write at a time. */
export function keepProgress(
  write: (progress: Progress) => Promise<void>,
  onError: (error: unknown) => void,
  now: () => number = () => performance.now(),
): KeptProgress {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  let hasEnded = false;
  return {
    tell: (progress) => {
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
