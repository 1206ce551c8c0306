export interface Waiting {
  readonly account: string;
  readonly memoryBytes: number;
  start(): void;
}

export interface QueueLimits {
  readonly running: number;
  readonly runningPerAccount: number;
  readonly waiting: number;
  readonly memoryBytes: number;
}

/**
 * Who may work next: each account in its turn, none on more than its share of the places, and never more work at
 * once than the memory holds. Work larger than all the memory goes alone.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #running = new Map<string, number>();
  #runningCount = 0;
  #waitingCount = 0;
  #memoryBytes = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get waitingCount(): number {
    return this.#waitingCount;
  }

  get runningCount(): number {
    return this.#runningCount;
  }

  get isFull(): boolean {
    return this.#waitingCount >= this.#limits.waiting;
  }

  /** False when the queue is full. */
  add(work: Waiting): boolean {
    if (this.isFull) return false;
    const line = this.#waiting.get(work.account);
    if (line) line.push(work);
    else this.#waiting.set(work.account, [work]);
    this.#waitingCount += 1;
    this.#startNext();
    return true;
  }

  /** Takes work out of the line; false when it is not waiting any more. */
  remove(work: Waiting): boolean {
    const line = this.#waiting.get(work.account);
    const index = line?.indexOf(work) ?? -1;
    if (!line || index < 0) return false;
    line.splice(index, 1);
    if (line.length === 0) this.#waiting.delete(work.account);
    this.#waitingCount -= 1;
    return true;
  }

  /** Gives the place of ended work to the next. */
  done({ account, memoryBytes }: Waiting): void {
    this.#running.set(account, (this.#running.get(account) ?? 1) - 1);
    if (this.#running.get(account) === 0) this.#running.delete(account);
    this.#runningCount -= 1;
    this.#memoryBytes -= this.#share(memoryBytes);
    this.#startNext();
  }

  #startNext(): void {
    while (this.#runningCount < this.#limits.running) {
      const work = this.#next();
      if (!work) return;
      this.remove(work);
      // The account goes to the end of the round.
      const line = this.#waiting.get(work.account);
      if (line) {
        this.#waiting.delete(work.account);
        this.#waiting.set(work.account, line);
      }
      this.#running.set(work.account, (this.#running.get(work.account) ?? 0) + 1);
      this.#runningCount += 1;
      this.#memoryBytes += this.#share(work.memoryBytes);
      work.start();
    }
  }

  #next(): Waiting | undefined {
    for (const [account, [first]] of this.#waiting) {
      const hasPlace = (this.#running.get(account) ?? 0) < this.#limits.runningPerAccount;
      const hasMemory =
        first && this.#memoryBytes + this.#share(first.memoryBytes) <= this.#limits.memoryBytes;
      if (hasPlace && hasMemory) return first;
    }
    return undefined;
  }

  #share(memoryBytes: number): number {
    return Math.min(memoryBytes, this.#limits.memoryBytes);
  }
}
