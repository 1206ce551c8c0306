type Work<T> = () => Promise<T>;

/** Runs a limited number at a time, lets a limited number wait, and refuses the rest. */
export class BoundedQueue {
  readonly #runningMax: number;
  readonly #waitingMax: number;
  readonly #refuse: () => never;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(runningMax: number, waitingMax: number, refuse: () => never) {
    this.#runningMax = runningMax;
    this.#waitingMax = waitingMax;
    this.#refuse = refuse;
  }

  /** Refuses now what `run` would refuse, before anything was done for it. */
  requireRoom(): void {
    if (this.#running >= this.#runningMax && this.#waiting.length >= this.#waitingMax) this.#refuse();
  }

  async run<T>(work: Work<T>): Promise<T> {
    this.requireRoom();
    if (this.#running >= this.#runningMax) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
