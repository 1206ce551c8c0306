import type { Progress } from './protocol.ts';

export interface DeadlineLimits {
  /** How long the work may take, or one that tells its pages from one of them to the next. */
  readonly deadlineMs: number;
  /** How much longer the work may take for each page that it tells of. */
  readonly msPerPage?: number | undefined;
}

/** So many times the deadline, however many pages a document says it has. */
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

  /** Pages that are not done give no time, however often they are told of. */
  tell({ done, total }: Progress): void {
    const { deadlineMs, msPerPage = 0 } = this.#limits;
    if (msPerPage === 0 || done <= this.#done) return;
    this.#done = done;
    const elapsedMs = performance.now() - this.#startedAt;
    const wholeMs = Math.min(deadlineMs * timesMax, deadlineMs + total * msPerPage);
    clearTimeout(this.#timer);
    this.#timer = this.#after(Math.max(0, Math.min(deadlineMs, wholeMs - elapsedMs)));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(ms: number): NodeJS.Timeout {
    const seconds = Math.round((performance.now() - this.#startedAt + ms) / 1000);
    return setTimeout(() => this.#onEnd(seconds), ms);
  }
}
