/** Waiting longer than this means that work does not get done. */
const waitMsMax = 60_000;

/** How long tasks have been waiting for an engine process. */
export class Waits {
  readonly #now: () => number;
  readonly #since = new Map<object, number>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  begin(task: object): void {
    this.#since.set(task, this.#now());
  }

  end(task: object): void {
    this.#since.delete(task);
  }

  /** Fails when the first in line has waited too long. */
  check(): void {
    // A map keeps the order in which its entries came.
    const [oldest] = this.#since.values();
    if (oldest === undefined || this.#now() - oldest <= waitMsMax) return;
    throw new Error(`a task has waited for an engine process for more than ${waitMsMax} ms`);
  }
}
