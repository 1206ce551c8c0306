import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reservation } from '../metering/call.ts';
import { createLedger, type Ledger } from '../metering/ledger.ts';
import { callBy, meteredAccount, start, success } from '../metering/testing/metered-account.ts';
import { changesChannel } from '../realtime/publish.ts';
import { createSecrets } from '../secrets/secrets.ts';
import type { ClaimedJob } from './job.ts';
import { createJobs, type Jobs, jobLimits } from './jobs.ts';

const onError = (error: unknown) => {
  throw error;
};
const secrets = createSecrets({ secretKey: 'a key for the tests of progress, and for nothing else' });

describe.each(kindsForPlainSql())('the progress of a job on the %s database', (kind) => {
  const clock = movableClock(start);
  let database: Database;
  let ledger: Ledger;
  let jobs: Jobs;
  let reservation: Reservation;
  let claimed: ClaimedJob;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    ledger = createLedger({ database, clock, processId: 'this', onError });
    const deps = { database, clock, secrets, ledger, processId: 'this', place: 'here', limits: jobLimits };
    jobs = createJobs(deps);
    await ledger.sweep();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query('DELETE FROM jobs');
    reservation = await ledger.reserve(callBy(await meteredAccount(database, 'starter')));
    await accept();
    claimed = await claim();
  });

  async function accept(): Promise<void> {
    const sealed = { key: Buffer.alloc(32, 7), requestEncrypted: Buffer.from('sealed') };
    await jobs.accept({
      reservation,
      operation: 'pdf-to-docx',
      ...sealed,
      inputBytes: 1,
      idempotencyKey: undefined,
    });
  }

  async function claim(): Promise<ClaimedJob> {
    const job = await jobs.claim({ perAccount: 2, long: 2, free: 2, longOperations: [] });
    if (!job) throw new Error('no job is queued');
    return job;
  }
  const seen = async () => {
    const { state, progress } = await jobs.find(reservation.accountId, reservation.id);
    return [state, progress];
  };

  it('begins with word to the account’s browsers that there is a job', async () => {
    const heard: unknown[] = [];
    const stop = await database.listen(changesChannel, (payload) => heard.push(JSON.parse(payload)));
    reservation = await ledger.reserve(callBy(await meteredAccount(database, 'starter')));
    await accept();
    const { id, accountId: userId } = reservation;
    const change = { collection: 'jobs', id, userId, action: 'create' };
    await expect.poll(() => heard, { timeout: 180_000 }).toContainEqual(change);
    await stop();
  });

  it('is not known until it is told, then is what was told last', async () => {
    expect(await seen()).toEqual(['running', null]);
    await jobs.keepProgress(claimed, { done: 3, total: 10 });
    expect(await seen()).toEqual(['running', { done: 3, total: 10 }]);
    await jobs.keepProgress(claimed, { done: 4, total: 10 });
    expect(await seen()).toEqual(['running', { done: 4, total: 10 }]);
  });

  it('is nothing once the job has ended, whatever is told late', async () => {
    await jobs.keepProgress(claimed, { done: 3, total: 10 });
    const job = { attempt: claimed.attempt, retentionMinutes: 5, headers: {}, sizeBytes: 10 };
    await ledger.settle(reservation, { ...success, job });
    expect(await seen()).toEqual(['succeeded', null]);
    await jobs.keepProgress(claimed, { done: 4, total: 10 });
    expect(await seen()).toEqual(['succeeded', null]);
    const [row] = await database.query('SELECT progress FROM jobs');
    expect(row).toEqual({ progress: { done: 3, total: 10 } });
  });

  it('is not that of an earlier attempt', async () => {
    await jobs.keepProgress(claimed, { done: 3, total: 10 });
    await jobs.recover([]);
    expect(await seen()).toEqual(['queued', null]);
    await claim();
    expect(await seen()).toEqual(['running', null]);
    await jobs.keepProgress(claimed, { done: 4, total: 10 });
    expect(await seen()).toEqual(['running', null]);
  });
});
