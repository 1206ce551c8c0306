import type { Progress } from './protocol.ts';

export interface DeadlineLimits {
  /** How long the processor may work, or from one page to the next where the work tells of its pages. */
  readonly deadlineMs: number;
  /** How much longer it may work for each page that the work tells of. */
  readonly msPerPage?: number | undefined;
}

/** So many times the deadline, however many pages a document says it has and however long it waited for others. */
const timesMax = 10;

const sinceNow = () => {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
};

/**
 * Calls `onEnd` when work takes too long: all of it, or since it last told of a page. What other work takes of the
 * processor meanwhile is not counted: work that stands back would be ended because there was much to do.
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

  /** Pages that are not done give no time, however often they are told of. */
  tell({ done, total }: Progress, processorMs: number): void {
    const { deadlineMs, msPerPage = 0 } = this.#limits;
    if (msPerPage === 0 || done <= this.#done) return;
    this.#done = done;
    const ownMs = deadlineMs + total * msPerPage - Math.min(processorMs, this.#elapsedMs());
    clearTimeout(this.#timer);
    this.#timer = this.#endAfter(Math.max(0, Math.min(deadlineMs, ownMs)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Once the processor has worked for so long from here on, and at the very end in any case. */
  #endAfter(ms: number): NodeJS.Timeout {
    const startMs = this.#processorMs();
    const wait = (leftMs: number): NodeJS.Timeout => {
      const wholeMs = this.#limits.deadlineMs * timesMax - this.#elapsedMs();
      return setTimeout(look, Math.max(0, Math.min(leftMs, wholeMs)));
    };
    const look = () => {
      const leftMs = ms - (this.#processorMs() - startMs);
      const isOver = this.#elapsedMs() >= this.#limits.deadlineMs * timesMax;
      if (leftMs <= 0 || isOver) this.#onEnd(Math.round(this.#elapsedMs() / 1000));
      else this.#timer = wait(Math.max(leftMs, lookMs));
    };
    return wait(ms);
  }
}

/** Not oftener than what can be measured. */
const lookMs = 10;
