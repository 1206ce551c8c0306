import { changesChannel } from '../realtime/publish.ts';
import type { Call, Refusal } from './call.ts';
import type { MeteringDeps } from './deps.ts';
import { changesOf, logRow, privatePlans } from './log-row.ts';

type Row = ReturnType<typeof logRow>;

/** What anybody can cause in any number: abuse must not become disk load. */
const inBatches = new Set([429, 503]);

/** The log of calls that never got a reservation. */
export class Refusals {
  readonly #deps: MeteringDeps;
  #waiting: Row[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> | undefined;

  constructor(deps: MeteringDeps) {
    this.#deps = deps;
  }

  async add(call: Call, refusal: Refusal): Promise<void> {
    const { clock, limits } = this.#deps;
    const { status } = refusal.failure;
    const row = logRow(call, clock.now(), { ...refusal, httpStatus: status });
    if (!inBatches.has(status)) return this.#writeOne(call, row);
    this.#waiting.push(row);
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

  async #writeOne(call: Call, row: Row): Promise<void> {
    const { clock, database } = this.#deps;
    const changes = changesOf(call).map((change) => JSON.stringify(change));
    const parameters = [JSON.stringify([row]), privatePlans, clock.now(), changesChannel, changes];
    await database.query('SELECT log_calls($1, $2, $3, $4, $5)', parameters);
  }

  /** A flood of refused calls becomes one row a minute. */
  async #write(rows: readonly Row[]): Promise<void> {
    const { clock, database, limits } = this.#deps;
    await database.query('SELECT log_refusals($1, $2, $3, $4, $5)', [
      JSON.stringify(rows),
      limits.refusedRowsPerMinute,
      privatePlans,
      clock.now(),
      changesChannel,
    ]);
  }
}
