import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startIdempotency } from '../idempotency/idempotency.ts';
import { createSecrets } from '../secrets/secrets.ts';
import type { AuthenticatedKey } from './call.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { meteringLimits } from './limits.ts';
import {
  booksOf,
  callBy,
  damaged,
  meteredAccount,
  start,
  success,
  wideRates,
} from './testing/metered-account.ts';

const onError = (error: unknown) => {
  throw error;
};
const secrets = createSecrets({ secretKey: 'a key for the tests of budgets, and for nothing else' });
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const budget = { processorSeconds: 10, processorSecondsPerMinute: 60 };
const work = { ...meteringLimits.work, starter: budget };

describe.each(kindsForPlainSql())('the budget of processor time on the %s database', (kind) => {
  const clock = movableClock(start);
  let database: Database;
  let ledger: Ledger;
  let ada: AuthenticatedKey;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    ledger = createLedger({ database, clock, processId: 'this', limits: { ...wideRates, work }, onError });
  });
  beforeEach(async () => {
    clock.moveTo(start);
    await ledger.sweep();
    ada = await meteredAccount(database, 'starter');
  });
  afterAll(() => database.close());

  const fail = async (processorMs: number) =>
    ledger.release(await ledger.reserve(callBy(ada)), { ...damaged, processorMs });

  it('is used by work that failed, which still costs nothing', async () => {
    await fail(4_000);
    const reservation = await ledger.reserve(callBy(ada));
    expect(reservation.work).toEqual({ limit: 10, remaining: 6, resetSeconds: 4, windowSeconds: 10 });
    const { work: left } = await ledger.settle(reservation, { ...success, processorMs: 2_500 });
    expect(left).toMatchObject({ remaining: 3, resetSeconds: 7 });
    expect((await booksOf(database, ada)).subscription).toMatchObject({ currentUsage: 1, reservedCalls: 0 });
  });

  it('may be overdrawn by work under way, and the next call waits until that has come back', async () => {
    await fail(15_000);
    const call = callBy(ada);
    await expect(ledger.reserve(call)).rejects.toMatchObject({
      code: 'work_exhausted',
      status: 429,
      facts: { retryAfterSeconds: 5 },
    });
    expect((await booksOf(database, ada)).reservations).toEqual([]);
    clock.moveTo(after(4.9));
    await expect(ledger.reserve(call)).rejects.toMatchObject({ facts: { retryAfterSeconds: 1 } });
    clock.moveTo(after(5.1));
    expect((await ledger.reserve(call)).work).toMatchObject({ remaining: 0, resetSeconds: 10 });
  });

  it('comes back evenly, and is never more than full', async () => {
    await fail(6_000);
    clock.moveTo(after(3));
    expect((await ledger.reserve(callBy(ada))).work).toMatchObject({ remaining: 7, resetSeconds: 3 });
    clock.moveTo(after(3_600));
    await fail(9_000);
    expect((await ledger.reserve(callBy(ada))).work).toMatchObject({ remaining: 1 });
  });

  it('is each account’s own', async () => {
    await fail(15_000);
    const bob = await meteredAccount(database, 'starter');
    expect((await ledger.reserve(callBy(bob))).work).toMatchObject({ remaining: 10, resetSeconds: 0 });
  });

  it('is asked by a call that shows its key, too', async () => {
    await fail(15_000);
    const { key: _, ...call } = callBy(ada);
    const entry = await ledger.enter({ ...call, keyHash: Buffer.from(ada.keyId) });
    expect(entry).toMatchObject({ state: 'refused', failure: { code: 'work_exhausted' } });
  });

  it('refuses no kept result, which takes no work', async () => {
    const idempotency = await startIdempotency({ database, clock, processId: 'this', secrets });
    const first = callBy(ada);
    const reservation = await ledger.reserve(first);
    const keyed = { accountId: ada.accountId, key: 'again', requestHash: Buffer.from('x') };
    await idempotency.beginInTurn(
      { ...keyed, requestId: first.id, retentionMinutes: 5 },
      new AbortController().signal,
    );
    const kept = { key: 'again', headers: {}, file: 'kept' };
    await ledger.settle(reservation, { ...success, processorMs: 20_000, kept });
    const { key: _, ...again } = callBy(ada);
    const presented = { ...again, keyHash: Buffer.from(ada.keyId) };
    expect(await ledger.enter({ ...presented, idempotencyKey: 'again' })).toMatchObject({
      state: 'reserved',
    });
    expect(await ledger.enter(presented)).toMatchObject({ failure: { code: 'work_exhausted' } });
    await idempotency.close();
  });
});
