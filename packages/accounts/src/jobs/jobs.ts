import { type PlanId, plans } from '@pagesmith/catalog';
import { meteringFailures } from '../metering/failures.ts';
import type { Page } from '../paging.ts';
import { type Change, changesChannel } from '../realtime/publish.ts';
import { type ClaimLimits, claim, putBack } from './claim.ts';
import type { JobLimits, JobsDeps } from './deps.ts';
import { endWithoutWork } from './end-without-work.ts';
import { jobFailures } from './failures.ts';
import type { ClaimedJob, Job, JobPart, JobProgress, JobResult, NewJob } from './job.ts';
import { keepPart, partsOf } from './parts.ts';
import { keepProgress } from './progress.ts';
import { findJob, findResult, listJobs } from './read-jobs.ts';
import { recover } from './recover.ts';
import { forgetExpired, forgetFiles } from './retention.ts';

/** As many as the plan has calls in a minute. */
export const jobLimits: JobLimits = {
  unfinishedMax: {
    starter: plans.starter.ratePerMinute,
    premium: plans.premium.ratePerMinute,
    pro: plans.pro.ratePerMinute,
    enterprise: plans.enterprise.ratePerMinute,
  },
};

/** Announced with the id of a job that has ended, in whatever way. */
export const jobsChannel = 'jobs';

export interface Jobs {
  /** Fails when another job would be refused now: better said before an upload than after it. */
  requireRoom(accountId: string, plan: PlanId): Promise<void>;
  /** The call goes on as a job, whatever becomes of this process; when it fails, the call is as it was. */
  accept(job: NewJob): Promise<Job>;
  find(accountId: string, id: string): Promise<Job>;
  /** Latest first. */
  list(accountId: string, page: Page): Promise<{ jobs: Job[]; next: string | null }>;
  /** Fails when there is none, none yet, or none any more. */
  result(accountId: string, id: string): Promise<JobResult>;
  /** Cancels an unfinished job; what a finished one has left can be read no more. */
  remove(accountId: string, id: string): Promise<void>;
  /** The next job that this process may work on: by its plan, and by how long its account has waited. */
  claim(limits: ClaimLimits): Promise<ClaimedJob | undefined>;
  /** How far a job that this process works on is; nothing once it is not any more. */
  keepProgress(job: ClaimedJob, progress: JobProgress): Promise<void>;
  /** What is done of a job, whoever did it; in order. */
  parts(job: ClaimedJob): Promise<JobPart[]>;
  /** One more part is done. False when the job is not this attempt's any more. */
  keepPart(job: ClaimedJob, part: JobPart): Promise<boolean>;
  /** As if it had not been claimed. With `pauses` it is left alone for a while, longer each time. */
  putBack(job: ClaimedJob, how: { readonly pauses: boolean }): Promise<void>;
  /** What dead processes worked on is queued again, once; `underWay` is what this one works on. */
  recover(underWay: readonly string[]): Promise<void>;
  /** Forgets what time has ended; whose files can be deleted. */
  forgetExpired(): Promise<string[]>;
  /** Which of these jobs still have files that can be read. */
  withFiles(ids: readonly string[]): Promise<Set<string>>;
}

const acceptStatement = 'SELECT accept_job($1, $2, $3, $4, $5) AS outcome';
const unfinishedStatement = `
SELECT count(*)::integer AS count FROM jobs WHERE user_id = $1 AND state IN ('queued', 'running')`;

const retryAfterSeconds = 10;
const tooMany = (countMax: number) => jobFailures.jobsTooMany({ countMax }, { facts: { retryAfterSeconds } });

export function createJobs(deps: JobsDeps): Jobs {
  const { database, limits } = deps;
  return {
    requireRoom: async (accountId, plan) => {
      const countMax = limits.unfinishedMax[plan];
      const [row] = await database.query<{ count: number }>(unfinishedStatement, [accountId]);
      if ((row?.count ?? 0) >= countMax) throw tooMany(countMax);
    },
    accept: (job) => accept(deps, job),
    find: (accountId, id) => findJob(deps, accountId, id),
    list: (accountId, page) => listJobs(deps, accountId, page),
    result: (accountId, id) => findResult(deps, accountId, id),
    remove: async (accountId, id) => {
      const { state } = await findJob(deps, accountId, id);
      const isCancelled =
        (state === 'queued' || state === 'running') &&
        (await endWithoutWork(deps, id, 'cancelled', jobFailures.jobCancelled()));
      if (!isCancelled) await forgetFiles(deps, id);
    },
    claim: (claimLimits) => claim(deps, claimLimits),
    keepProgress: (job, progress) => keepProgress(deps, job, progress),
    parts: (job) => partsOf(deps, job),
    keepPart: (job, part) => keepPart(deps, job, part),
    putBack: (job, how) => putBack(deps, job, how),
    recover: (underWay) => recover(deps, underWay),
    forgetExpired: () => forgetExpired(deps),
    withFiles: async (ids) => {
      const statement = 'SELECT id FROM jobs WHERE id = ANY($1) AND key_encrypted IS NOT NULL';
      return new Set((await database.query<{ id: string }>(statement, [[...ids]])).map(({ id }) => id));
    },
  };
}

async function accept({ database, clock, secrets, place, limits }: JobsDeps, job: NewJob): Promise<Job> {
  const createdAt = clock.now();
  const { reservation, operation, key, requestEncrypted, inputBytes, idempotencyKey, received } = job;
  const { id, accountId: userId } = reservation;
  const countMax = limits.unfinishedMax[reservation.plan];
  const change: Change = { collection: 'jobs', id, userId, action: 'create' };
  const row = {
    id,
    user_id: userId,
    operation,
    place,
    secret_key_id: secrets.keyId,
    input_bytes: inputBytes,
    idempotency_key: idempotencyKey,
    proof: received,
    channel: changesChannel,
    change: JSON.stringify(change),
  };
  const keyEncrypted = secrets.encrypt(Buffer.from(key).toString('base64'));
  const parameters = [keyEncrypted, requestEncrypted].map((bytes) => Buffer.from(bytes));
  const [answer] = await database.query<{ outcome: string }>(acceptStatement, [
    JSON.stringify(row),
    ...parameters,
    countMax,
    createdAt,
  ]);
  if (answer?.outcome === 'full') throw tooMany(countMax);
  if (answer?.outcome !== 'accepted') throw meteringFailures.callInterrupted();
  return { ...queued, id, operation, inputBytes, createdAt };
}

const queued = {
  state: 'queued',
  progress: null,
  credits: 0,
  failure: null,
  resultHeaders: null,
  resultBytes: null,
  resultExpiresAt: null,
  startedAt: null,
  finishedAt: null,
} as const;
