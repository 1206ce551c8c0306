import { jobs } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, desc, eq, lt } from 'drizzle-orm';
import { type Page, pageOf, pagingFailures } from '../paging.ts';
import type { JobsDeps } from './deps.ts';
import { jobFailures } from './failures.ts';
import type { Job, JobResult, KeptFailure } from './job.ts';
import { jobKey } from './job-key.ts';

type Row = typeof jobs.$inferSelect;

const isThere = ({ state, keyEncrypted, resultExpiresAt }: Row, now: Date): boolean =>
  state === 'succeeded' && keyEncrypted !== null && resultExpiresAt !== null && resultExpiresAt > now;

function jobOf(row: Row, now: Date): Job {
  const { id, operation, state, inputBytes, credits, createdAt, startedAt, finishedAt } = row;
  const hasResult = isThere(row, now);
  return {
    id,
    operation,
    state,
    progress: state === 'running' ? row.progress : null,
    inputBytes,
    credits,
    failure: row.failure as KeptFailure | null,
    resultHeaders: hasResult ? row.resultHeaders : null,
    resultBytes: hasResult ? row.resultBytes : null,
    resultExpiresAt: state === 'succeeded' ? row.resultExpiresAt : null,
    createdAt,
    startedAt,
    finishedAt,
  };
}

async function rowOf({ database }: JobsDeps, accountId: string, id: string): Promise<Row> {
  const [row] = await database.orm
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, accountId)));
  return row ?? fail(jobFailures.jobAbsent());
}

export async function findJob(deps: JobsDeps, accountId: string, id: string): Promise<Job> {
  return jobOf(await rowOf(deps, accountId, id), deps.clock.now());
}

export async function listJobs(deps: JobsDeps, accountId: string, page: Page) {
  const isTheirs = eq(jobs.userId, accountId);
  const [last] = page.cursor
    ? await deps.database.orm
        .select({ sequence: jobs.sequence })
        .from(jobs)
        .where(and(isTheirs, eq(jobs.id, page.cursor)))
    : [];
  if (page.cursor && !last) throw pagingFailures.cursorUnknown();
  const rows = await deps.database.orm
    .select()
    .from(jobs)
    .where(last ? and(isTheirs, lt(jobs.sequence, last.sequence)) : isTheirs)
    .orderBy(desc(jobs.sequence))
    .limit(page.limit + 1);
  const { shown, next } = pageOf(rows, page);
  return { jobs: shown.map((row) => jobOf(row, deps.clock.now())), next };
}

const retryAfterSeconds = 2;

export async function findResult(deps: JobsDeps, accountId: string, id: string): Promise<JobResult> {
  const row = await rowOf(deps, accountId, id);
  const { state, keyEncrypted, secretKeyId, resultHeaders, resultBytes } = row;
  if (state === 'queued' || state === 'running') {
    throw jobFailures.jobUnfinished({ id }, { facts: { retryAfterSeconds } });
  }
  if (state !== 'succeeded') throw jobFailures.jobWithoutResult({ id });
  if (!keyEncrypted || !isThere(row, deps.clock.now())) throw jobFailures.resultGone();
  return {
    key: jobKey(deps.secrets, keyEncrypted, secretKeyId),
    headers: resultHeaders ?? {},
    sizeBytes: resultBytes ?? 0,
    attempt: row.attempts,
  };
}
