import type { Progress } from './protocol.ts';

export interface DeadlineLimits {
  /** How long the work may take, or one that tells its pages from one of them to the next. */
  readonly deadlineMs: number;
  /** How much longer the work may take for each page that it tells of, in time of the processor. */
  readonly msPerPage?: number | undefined;
}

/** So many times the deadline, however many pages a document says it has and however long it waited for others. */
const timesMax = 10;

/** Calls `onEnd` when work takes too long: all of it, or since it last told of a page. */
export class Deadline {
  readonly #limits: DeadlineLimits;
  readonly #onEnd: (seconds: number) => void;
  readonly #startedAt = performance.now();
  #timer: NodeJS.Timeout;
  #done = 0;

  constructor(limits: DeadlineLimits, onEnd: (seconds: number) => void) {
    this.#limits = limits;
    this.#onEnd = onEnd;
    this.#timer = this.#after(limits.deadlineMs);
  }

  /**
   * Pages that are not done give no time, however often they are told of. What other work took from it meanwhile is not
   * counted: long work stands back, and would be ended because there was much to do.
   */
  tell({ done, total }: Progress, processorMs: number): void {
    const { deadlineMs, msPerPage = 0 } = this.#limits;
    if (msPerPage === 0 || done <= this.#done) return;
    this.#done = done;
    const elapsedMs = performance.now() - this.#startedAt;
    const ownMs = deadlineMs + total * msPerPage - Math.min(processorMs, elapsedMs);
    const wholeMs = deadlineMs * timesMax - elapsedMs;
    clearTimeout(this.#timer);
    this.#timer = this.#after(Math.max(0, Math.min(deadlineMs, ownMs, wholeMs)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(ms: number): NodeJS.Timeout {
    const seconds = Math.round((performance.now() - this.#startedAt + ms) / 1000);
    return setTimeout(() => this.#onEnd(seconds), ms);
  }
}
