import { changesChannel } from '../realtime/publish.ts';
import type { Call, Refusal } from './call.ts';
import type { MeteringDeps } from './deps.ts';
import { changesOf, logRow, privatePlans } from './log-row.ts';

interface Entry {
  readonly row: ReturnType<typeof logRow>;
  readonly changes: readonly string[];
}

/** What anybody can cause in any number: abuse must not become disk load. */
const inBatches = new Set([429, 503]);

/** The log of calls that never got a reservation. */
export class Refusals {
  readonly #deps: MeteringDeps;
  #waiting: Entry[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;

  constructor(deps: MeteringDeps) {
    this.#deps = deps;
  }

  async add(call: Call, refusal: Refusal): Promise<void> {
    const { clock, limits } = this.#deps;
    const { status } = refusal.failure;
    const entry = {
      row: logRow(call, clock.now(), { ...refusal, httpStatus: status }),
      changes: changesOf(call).map((change) => JSON.stringify(change)),
    };
    if (!inBatches.has(status)) return this.#write([entry]);
    this.#waiting.push(entry);
    if (this.#waiting.length >= limits.refusalsWaitingMax) return this.flush();
    if (this.#waiting.length >= limits.refusalsPerBatch) this.#flushUnwatched();
    else this.#flushLater();
  }

  #flushLater(): void {
    this.#timer ??= setTimeout(() => this.#flushUnwatched(), this.#deps.limits.refusalsWaitMs).unref();
  }

  #flushUnwatched(): void {
    this.flush().catch((error: unknown) => {
      this.#deps.onError(error);
      this.#flushLater();
    });
  }

  /** Everything that waited when it was called is written when it resolves. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#writing?.catch(() => undefined);
    if (this.#waiting.length === 0) return;
    this.#writing ??= this.#writeWaiting().finally(() => {
      this.#writing = undefined;
    });
    return this.#writing;
  }

  async #writeWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#deps.limits.refusalsPerBatch);
      try {
        await this.#write(batch);
      } catch (error) {
        this.#waiting.unshift(...batch);
        throw error;
      }
    }
  }

  async #write(entries: readonly Entry[]): Promise<void> {
    const { clock, database } = this.#deps;
    const changes = [...new Set(entries.flatMap((entry) => entry.changes))];
    const rows = JSON.stringify(entries.map(({ row }) => row));
    const parameters = [rows, privatePlans, clock.now(), changesChannel, changes];
    await database.query('SELECT log_calls($1, $2, $3, $4, $5)', parameters);
  }
}
