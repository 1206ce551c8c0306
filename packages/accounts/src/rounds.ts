/** Work that is done again and again, one round at a time; being woken during a round leads to another one. */
export interface Rounds {
  /** There may be something to do. Nobody waits for it. */
  wake(): void;
  /** Wakes now and then, whatever else does. */
  repeat(everyMs: number): void;
  /** Does something else between two rounds. */
  between(act: () => Promise<void>): Promise<void>;
  /** The round under way, if any. */
  current(): Promise<void> | undefined;
  /** Begins no further round, and ends after the one under way. */
  stop(): Promise<void>;
}

export function createRounds(work: () => Promise<void>, onError: (error: unknown) => void): Rounds {
  let round: Promise<void> | undefined;
  let isWoken = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const begin = (act: () => Promise<void>): Promise<void> => {
    round = act()
      .catch(onError)
      .finally(() => {
        round = undefined;
        if (isWoken) wake();
      });
    return round;
  };
  const wake = () => {
    isWoken = true;
    if (isStopped || round) return;
    void begin(() => {
      isWoken = false;
      return work();
    });
  };
  return {
    wake,
    repeat: (everyMs) => {
      timer = setInterval(wake, everyMs).unref();
    },
    between: async (act) => {
      while (round) await round;
      await begin(act);
    },
    current: () => round,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
