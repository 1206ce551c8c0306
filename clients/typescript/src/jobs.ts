import type { CallId } from './derived/operations.ts';
import type { Results } from './derived/results.ts';
import type { Routes } from './derived/route-methods.ts';
import type { Job } from './derived/shapes.ts';
import { PagesmithError } from './errors.ts';
import type { FileResult } from './results.ts';
import { pause } from './retries.ts';
import type { AskSettings } from './settings.ts';

interface WaitSettings {
  readonly signal?: AbortSignal;
  /** Called with every state that is seen, with `progress` in pages where the operation counts them. */
  readonly onState?: (job: Job) => void;
}

/** How long to wait before asking again: soon at first, and at most every five seconds. */
const firstWaitMs = 200;
const waitMsMax = 5_000;

/** Work in the background. */
export class PendingJob<Id extends CallId> {
  readonly id: string;
  readonly #routes: Routes;
  readonly #read: (file: FileResult) => Promise<Results[Id]>;

  constructor(id: string, routes: Routes, read: (file: FileResult) => Promise<Results[Id]>) {
    this.id = id;
    this.#routes = routes;
    this.#read = read;
  }

  /** As it is now. */
  state(settings?: AskSettings): Promise<Job> {
    return this.#routes.getJob({ id: this.id }, settings);
  }

  /** Waits until it has ended: succeeded, failed or cancelled. */
  async ended({ signal, onState }: WaitSettings = {}): Promise<Job> {
    for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 1.5, waitMsMax)) {
      const job = await this.state(signal && { signal });
      onState?.(job);
      if (job.finishedAt !== null) return job;
      await pause(waitMs, signal);
    }
  }

  /** Waits for the result. A job that failed is an error, with the problem that a call would have had. */
  async result(settings: WaitSettings = {}): Promise<Results[Id]> {
    const { signal } = settings;
    const { problem } = await this.ended(settings);
    if (problem) throw new PagesmithError(problem);
    return this.#read(await this.#routes.getJobResult({ id: this.id }, signal && { signal }));
  }

  /** Cancels it, or deletes its result now. */
  async cancel(): Promise<void> {
    await this.#routes.deleteJob({ id: this.id });
  }
}
