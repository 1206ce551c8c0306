import type { OperationId } from './derived/operations.ts';
import type { Job, Results } from './derived/results.ts';
import { PagesmithError } from './errors.ts';
import { pause } from './retries.ts';

interface WaitSettings {
  readonly signal?: AbortSignal;
  /** Called with every state that is seen, with `progress` in pages where the operation counts them. */
  readonly onState?: (job: Job) => void;
}

type Ask = (path: string, method: 'GET' | 'DELETE', signal?: AbortSignal) => Promise<Response>;

/** How long to wait before asking again: soon at first, and at most every five seconds. */
const firstWaitMs = 200;
const waitMsMax = 5_000;

/** Work in the background. */
export class PendingJob<Id extends OperationId> {
  readonly id: string;
  readonly #ask: Ask;
  readonly #read: (response: Response) => Promise<Results[Id]>;

  constructor(id: string, ask: Ask, read: (response: Response) => Promise<Results[Id]>) {
    this.id = id;
    this.#ask = ask;
    this.#read = read;
  }

  /** As it is now. */
  async state(signal?: AbortSignal): Promise<Job> {
    return (await (await this.#ask(this.#path, 'GET', signal)).json()) as Job;
  }

  /** Waits until it has ended: succeeded, failed or cancelled. */
  async ended({ signal, onState }: WaitSettings = {}): Promise<Job> {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 1.5, waitMsMax)) {
      const job = await this.state(signal);
      onState?.(job);
      if (job.finishedAt !== null) return job;
      await pause(waitMs, signal);
    }
  }

  /** Waits for the result. A job that failed is an error, with the problem that a call would have had. */
  async result(settings: WaitSettings = {}): Promise<Results[Id]> {
    const { problem } = await this.ended(settings);
    if (problem) throw new PagesmithError(problem);
    return this.#read(await this.#ask(`${this.#path}/result`, 'GET', settings.signal));
  }

  /** Cancels it, or deletes its result now. */
  async cancel(): Promise<void> {
    await this.#ask(this.#path, 'DELETE');
  }

  get #path(): string {
    return `/jobs/${encodeURIComponent(this.id)}`;
  }
}
