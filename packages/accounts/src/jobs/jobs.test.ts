import type { Database } from '@pagesmith/database';
import { availableKinds, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdempotency } from '../idempotency/idempotency.ts';
import type { AuthenticatedKey, Reservation } from '../metering/call.ts';
import { createLedger, type Ledger } from '../metering/ledger.ts';
import { letDie } from '../metering/testing/let-die.ts';
import {
  booksOf,
  callBy,
  damaged,
  meteredAccount,
  start,
  success,
} from '../metering/testing/metered-account.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createJobs, type Jobs, jobLimits } from './jobs.ts';

const firstPage = { limit: 10, cursor: undefined };

const onError = (error: unknown) => {
  throw error;
};
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const secrets = createSecrets({ secretKey: 'a key for the tests of jobs, and for nothing else' });
const places = { perAccount: 2, long: 8, free: 8, longOperations: [] };
const result = { headers: { 'content-type': 'application/pdf' }, sizeBytes: 10, retentionMinutes: 5 };

describe.each(availableKinds())('jobs on the %s database', (kind) => {
  const clock = movableClock(start);
  let database: Database;
  let ledger: Ledger;
  let jobs: Jobs;
  let ada: AuthenticatedKey;
  const processAt = (processId: string) => {
    const itsLedger = createLedger({ database, clock, processId, onError });
    const limits = { ...jobLimits, unfinishedMax: { ...jobLimits.unfinishedMax, starter: 3 } };
    const deps = { database, clock, secrets, ledger: itsLedger, processId, place: 'here', limits };
    return { ledger: itsLedger, jobs: createJobs(deps) };
  };
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  beforeEach(async () => {
    clock.moveTo(start);
    await database.query('DELETE FROM jobs');
    ({ ledger, jobs } = processAt('this'));
    await ledger.sweep();
    ada = await meteredAccount(database, 'starter');
  });
  afterAll(() => database.close());

  async function submit(key = ada, given: Partial<Parameters<Jobs['accept']>[0]> = {}): Promise<Reservation> {
    const reservation = await ledger.reserve(callBy(key));
    await jobs.accept({
      reservation,
      operation: 'fill-pdf',
      key: Buffer.alloc(32, 7),
      requestEncrypted: Buffer.from('sealed'),
      inputBytes: 1_000,
      idempotencyKey: undefined,
      ...given,
    });
    return reservation;
  }
  const usageOf = async (key = ada) => {
    const { currentUsage, reservedCalls } = (await booksOf(database, key)).subscription;
    return [currentUsage, reservedCalls];
  };
  const stateOf = async (id: string, key = ada) => (await jobs.find(key.accountId, id)).state;

  it('are charged once, when they succeed, and then have a result', async () => {
    const reservation = await submit();
    expect(await usageOf()).toEqual([0, 1]);
    const claimed = await jobs.claim(places);
    expect(claimed).toMatchObject({ id: reservation.id, attempt: 1, key: Buffer.alloc(32, 7) });
    const job = { ...result, attempt: 1 };
    expect(await ledger.settle(reservation, { ...success, job })).toMatchObject({
      isFirst: true,
      creditsUsed: 1,
    });
    expect(await ledger.settle(reservation, { ...success, job })).toMatchObject({
      isFirst: false,
      creditsUsed: 0,
    });
    expect(await usageOf()).toEqual([1, 0]);
    expect(await jobs.find(ada.accountId, reservation.id)).toMatchObject({
      state: 'succeeded',
      credits: 1,
      resultBytes: 10,
      resultExpiresAt: after(5),
    });
    expect(await jobs.result(ada.accountId, reservation.id)).toMatchObject({ sizeBytes: 10 });
  });

  it('keep their reservation when the process that accepted them dies', async () => {
    const other = processAt('other');
    await other.ledger.sweep();
    const call = await other.ledger.reserve(callBy(ada));
    const request = { operation: 'fill-pdf', key: Buffer.alloc(32), requestEncrypted: Buffer.from('x') };
    await other.jobs.accept({ reservation: call, ...request, inputBytes: 1, idempotencyKey: undefined });
    await other.ledger.reserve(callBy(ada));
    await letDie(database, 'other');
    expect(await ledger.sweep()).toBe(1);
    expect(await usageOf()).toEqual([0, 1]);
    expect(await stateOf(call.id)).toBe('queued');
  });

  it('are worked again, once, when their process dies; then they fail, free', async () => {
    const { id } = await submit();
    for (const [dying, state] of [
      ['first', 'queued'],
      ['second', 'failed'],
    ] as const) {
      const its = processAt(dying);
      await its.ledger.sweep();
      expect(await its.jobs.claim(places)).toMatchObject({ id });
      await letDie(database, dying);
      await ledger.sweep();
      await jobs.recover([]);
      expect(await stateOf(id)).toBe(state);
    }
    expect(await usageOf()).toEqual([0, 0]);
    expect((await booksOf(database, ada)).log).toMatchObject([{ errorCode: 'job_interrupted', credits: 0 }]);
  });

  it('are not taken from a process that works on them', async () => {
    const { id } = await submit();
    await jobs.claim(places);
    await jobs.recover([id]);
    expect(await stateOf(id)).toBe('running');
    await jobs.recover([]);
    expect(await stateOf(id)).toBe('queued');
  });

  it('hear nothing more from an attempt that was given up', async () => {
    const reservation = await submit();
    await jobs.claim(places);
    await jobs.recover([]);
    await jobs.claim(places);
    const late = await ledger.settle(reservation, { ...success, job: { ...result, attempt: 1 } });
    expect(late).toMatchObject({ isFirst: false, creditsUsed: 0 });
    expect(await stateOf(reservation.id)).toBe('running');
    const failed = { ...damaged, job: { state: 'failed' as const, attempt: 2, retentionMinutes: 5 } };
    expect(await ledger.release(reservation, failed)).toBe(true);
    expect(await usageOf()).toEqual([0, 0]);
  });

  it('go round between accounts, none on more than its share', async () => {
    const bob = await meteredAccount(database, 'starter');
    const [one, two, three] = [await submit(), await submit(), await submit()];
    const his = await submit(bob);
    const order = [
      await jobs.claim(places),
      await jobs.claim(places),
      await jobs.claim(places),
      await jobs.claim(places),
    ];
    expect(order.map((job) => job?.id)).toEqual([one.id, his.id, two.id, undefined]);
    expect(await stateOf(three.id)).toBe('queued');
  });

  it('are given to one of many who ask at the same moment', async () => {
    const ids = [(await submit()).id, (await submit()).id, (await submit()).id];
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, index) => processAt(`p${index}`).jobs.claim(places)),
    );
    const claimed = claims.flatMap((job) => (job ? [job.id] : []));
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(ids).toEqual(expect.arrayContaining(claimed));
  });

  it('that were put back count as not begun', async () => {
    await submit();
    for (const attempt of [1, 1, 1]) {
      const job = await jobs.claim(places);
      expect(job?.attempt).toBe(attempt);
      if (job) await jobs.putBack(job, { pauses: false });
    }
  });

  it('are so many at a time, and the call that would be one more is as it was', async () => {
    for (let count = 0; count < 3; count += 1) await submit();
    await expect(jobs.requireRoom(ada.accountId, 'starter')).rejects.toMatchObject({ code: 'jobs_too_many' });
    await expect(submit()).rejects.toMatchObject({ code: 'jobs_too_many', facts: { retryAfterSeconds: 10 } });
    expect(await usageOf()).toEqual([0, 4]);
    expect((await jobs.list(ada.accountId, firstPage)).jobs).toHaveLength(3);
  });

  it('are cancelled free, and free their idempotency key; one that succeeded holds it', async () => {
    const idempotency = await startIdempotency({ database, clock, processId: 'this', secrets });
    const keyed = {
      accountId: ada.accountId,
      key: 'order-7',
      requestHash: Buffer.from('x'),
      retentionMinutes: 5,
    };
    for (const state of ['cancelled', 'succeeded']) {
      const reservation = await ledger.reserve(callBy(ada));
      const request = { ...keyed, requestId: reservation.id };
      expect(await idempotency.begin(request)).toMatchObject({ state: 'first' });
      const work = { operation: 'fill-pdf', key: Buffer.alloc(32), requestEncrypted: Buffer.from('x') };
      await jobs.accept({ reservation, ...work, inputBytes: 1, idempotencyKey: 'order-7' });
      const again = { ...request, requestId: 'another' };
      expect(await idempotency.begin(again)).toEqual({ state: 'job', jobId: reservation.id });
      await idempotency.sweep();
      if (state === 'cancelled') await jobs.remove(ada.accountId, reservation.id);
      else await ledger.settle(reservation, { ...success, job: result });
      expect(await stateOf(reservation.id)).toBe(state);
      if (state === 'succeeded') expect(await idempotency.begin(again)).toMatchObject({ state: 'job' });
    }
    expect(await usageOf()).toEqual([1, 0]);
    await idempotency.close();
  });

  it('lose their key and what a failure says of the document in time, and are forgotten after seven days', async () => {
    const [good, bad] = [await submit(), await submit()];
    await ledger.settle(good, { ...success, job: result });
    await ledger.release(bad, { ...damaged, job: { state: 'failed', retentionMinutes: 5 } });
    expect(await jobs.find(ada.accountId, bad.id)).toMatchObject({
      failure: { words: damaged.failure.words },
    });
    expect(await jobs.forgetExpired()).toEqual([]);
    clock.moveTo(after(5));
    await expect(jobs.result(ada.accountId, good.id)).rejects.toMatchObject({ code: 'result_gone' });
    expect((await jobs.forgetExpired()).sort()).toEqual([good.id, bad.id].sort());
    const rows = await database.query(
      'SELECT key_encrypted, request_encrypted, result_headers, failure FROM jobs',
    );
    expect(JSON.stringify(rows)).not.toMatch(/secret\.pdf|application\/pdf/);
    expect(rows.every((row) => row.key_encrypted === null && row.request_encrypted === null)).toBe(true);
    expect(await jobs.withFiles([good.id, bad.id])).toEqual(new Set());
    clock.moveTo(after(7 * 24 * 60 + 6));
    await jobs.forgetExpired();
    await expect(jobs.find(ada.accountId, good.id)).rejects.toMatchObject({ code: 'job_absent' });
  });

  it('of another account do not exist', async () => {
    const { id } = await submit();
    const { accountId } = await meteredAccount(database, 'starter');
    for (const ask of [jobs.find, jobs.result, jobs.remove]) {
      await expect(ask(accountId, id)).rejects.toMatchObject({ code: 'job_absent' });
    }
    expect(await jobs.list(accountId, firstPage)).toEqual({ jobs: [], next: null });
  });
});
