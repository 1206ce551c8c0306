import { engineBusy } from '../engine/pool.ts';

/**
 * How many calls may be recognised and metered at one time. Each waits for the database, whose line has no end of its
 * own: without this, every caller of an overloaded server would wait for minutes instead of hearing that it is busy.
 */
const enteringMax = 256;

export class Door {
  #entering = 0;

  async enter<T>(recognise: () => Promise<T>): Promise<T> {
    if (this.#entering >= enteringMax) throw engineBusy();
    this.#entering += 1;
    try {
      return await recognise();
    } finally {
      this.#entering -= 1;
    }
  }
}
