export interface DeadlineLimits {
  /** Processor time allowed for the whole task, or from one page to the next if the task reports pages. */
  readonly deadlineMs: number;
  /** Extra processor time for each page that the task reports. */
  readonly msPerPage?: number | undefined;
}

/** The most, in multiples of the deadline, however many pages a document claims and however long it waited for others. */
const timesMax = 10;

/** The processor time that a task on so many pages has in all. */
export const wholeMs = ({ deadlineMs, msPerPage = 0 }: DeadlineLimits, pages: number): number =>
  Math.min(deadlineMs + pages * msPerPage, deadlineMs * timesMax);

const sinceNow = () => {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
};

/**
 * Calls `onEnd` when a task takes too long, in total or since the last page it reported. Only its own processor time
 * counts: otherwise a busy machine would end tasks that run in the background.
 */
export class Deadline {
  readonly #limits: DeadlineLimits;
  readonly #onEnd: (seconds: number) => void;
  readonly #processorMs: () => number;
  readonly #elapsedMs = sinceNow();
  #timer: NodeJS.Timeout;
  #done = 0;

  constructor(limits: DeadlineLimits, onEnd: (seconds: number) => void, processorMs = sinceNow()) {
    this.#limits = limits;
    this.#onEnd = onEnd;
    this.#processorMs = processorMs;
    this.#timer = this.#endAfter(limits.deadlineMs);
  }

  /** Gives time for each further page; reporting the same page again gives none. */
  extend({ done, total }: { readonly done: number; readonly total: number }, processorMs: number): void {
    const { deadlineMs, msPerPage = 0 } = this.#limits;
    if (msPerPage === 0 || done <= this.#done) return;
    this.#done = done;
    const ownMs = wholeMs(this.#limits, total) - Math.min(processorMs, this.#elapsedMs());
    clearTimeout(this.#timer);
    this.#timer = this.#endAfter(Math.max(0, Math.min(deadlineMs, ownMs)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** After this much processor time from now, and in any case at the overall limit. */
  #endAfter(ms: number): NodeJS.Timeout {
    const startMs = this.#processorMs();
    const wait = (leftMs: number): NodeJS.Timeout => {
      const wholeMs = this.#limits.deadlineMs * timesMax - this.#elapsedMs();
      return setTimeout(look, Math.max(0, Math.min(leftMs, wholeMs)));
    };
    const look = () => {
      const leftMs = ms - (this.#processorMs() - startMs);
      const isPastAllLimits = this.#elapsedMs() >= this.#limits.deadlineMs * timesMax;
      if (leftMs <= 0 || isPastAllLimits) this.#onEnd(Math.round(this.#elapsedMs() / 1000));
      else this.#timer = wait(Math.max(leftMs, lookMs));
    };
    return wait(ms);
  }
}

/** The resolution of what is measured. */
const lookMs = 10;
