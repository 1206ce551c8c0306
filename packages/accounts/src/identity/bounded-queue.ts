type Work<T> = () => Promise<T>;

/** Runs so many at a time, lets so many wait, and refuses the rest. */
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

  async run<T>(work: Work<T>): Promise<T> {
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
    if (this.#waiting.length >= this.#waitingMax) this.#refuse();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }
}
