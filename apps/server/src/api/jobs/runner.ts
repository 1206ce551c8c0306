import {
  type ClaimedJob,
  type ClaimLimits,
  createRounds,
  jobFailures,
  type Rounds,
} from '@pagesmith/accounts';
import { Failure } from '@pagesmith/kernel';
import { diskFailures, orStorageFull } from '../../disk/failures.ts';
import { engineFailures } from '../../engine/failures.ts';
import { isOfDatabase, orServerFailed } from '../../http/failures.ts';
import { openText } from '../../sealing/sealing.ts';
import { storeFailures } from '../../store/failures.ts';
import type { JobRequest } from './job-request.ts';
import { type WorkDeps, workOnJob } from './work-on-job.ts';

export interface RunnerDeps extends WorkDeps {
  /** How many jobs run or wait for an engine at a time; the others wait on disk. */
  readonly places: number;
  readonly claims: ClaimLimits;
}

/** The reason for aborting work that will be done again. */
class Stopping extends Error {}

/** Works on jobs for as long as there are any. It looks for more when woken and whenever one has ended. */
export class JobRunner {
  readonly #deps: RunnerDeps;
  readonly #underWay = new Map<string, { gone: AbortController; ended: Promise<void> }>();
  readonly #rounds: Rounds;
  #isStopped = false;

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
    this.#rounds = createRounds(() => this.#look(), deps.onError);
  }

  get count(): number {
    return this.#underWay.size;
  }

  wake(): void {
    this.#rounds.wake();
  }

  /** Aborts the work on a cancelled job. */
  giveUp(id: string): void {
    this.#underWay.get(id)?.gone.abort(jobFailures.jobCancelled());
  }

  /** Takes up what dead processes left. Between rounds, because a job that is just being claimed would look left. */
  async recover(): Promise<void> {
    await this.#rounds.between(() => this.#deps.jobs.recover([...this.#underWay.keys()]));
    this.wake();
  }

  /** Jobs under way are put back into the queue as if they had not begun. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#rounds.stop();
    const left = [...this.#underWay.values()];
    for (const { gone } of left) gone.abort(new Stopping());
    await Promise.all(left.map(({ ended }) => ended));
  }

  async #look(): Promise<void> {
    const { jobs, places, claims } = this.#deps;
    while (!this.#isStopped && this.#underWay.size < places) {
      const job = await jobs.claim(claims);
      if (!job) return;
      const gone = new AbortController();
      const ended = this.#work(job, gone.signal)
        .catch((error: unknown) => this.#deps.onError(error))
        .then((isPutBack) => {
          this.#underWay.delete(job.id);
          // A full engine is not tried again at once, but at the next wake.
          if (isPutBack !== true) this.wake();
        });
      this.#underWay.set(job.id, { gone, ended });
    }
  }

  /** True when the job waits again. */
  async #work(job: ClaimedJob, signal: AbortSignal): Promise<boolean> {
    const { jobs, vault } = this.#deps;
    const spent = { processorMs: 0 };
    try {
      const request = JSON.parse(openText(job.requestEncrypted, job.key)) as JobRequest;
      try {
        await workOnJob(job, request, signal, spent, this.#deps);
      } catch (thrown) {
        const error = orStorageFull(thrown);
        if (error instanceof Stopping || isBusy(error)) throw error;
        await this.#fail(job, request, error, spent.processorMs);
        // Another process has taken it over, and needs its files.
        if ((await jobs.withFiles([job.id])).has(job.id)) return false;
        await vault.remove(job.id);
        if (request.reservation.hasGdprMode) await this.#deps.proofs.issue(job.id);
      }
      return false;
    } catch (error) {
      if (!(error instanceof Stopping) && !isBusy(error)) throw error;
      await jobs.putBack(job, { pauses: isAway(error) });
      return true;
    }
  }

  /** A job that was cancelled in the meantime has already ended: then only its processor time is counted. */
  async #fail(
    job: ClaimedJob,
    { reservation }: JobRequest,
    error: unknown,
    processorMs: number,
  ): Promise<void> {
    const { ledger, clock, onError } = this.#deps;
    if (!(error instanceof Failure)) onError(error);
    await ledger.release(reservation, {
      failure: orServerFailed(error, job.id),
      processorMs,
      inputBytes: job.inputBytes,
      responseTimeMs: clock.now().getTime() - job.createdAt.getTime(),
      job: { state: 'failed', attempt: job.attempt, retentionMinutes: reservation.retentionMinutes },
    });
  }
}

const isOneOf = (error: unknown, codes: readonly string[]): boolean =>
  error instanceof Failure && codes.includes(error.code);

/** A full disk, or a store or database that is unavailable: trying again at once would only make it worse. */
const isAway = (error: unknown): boolean =>
  isOneOf(error, [diskFailures.storageFull.code, storeFailures.storeAway.code]) ||
  (error instanceof Failure && isOfDatabase(error));

/** None of this is the job's fault, so it waits. */
const isBusy = (error: unknown): boolean => isOneOf(error, [engineFailures.engineBusy.code]) || isAway(error);
