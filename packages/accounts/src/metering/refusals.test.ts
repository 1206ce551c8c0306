import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { Failure, movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaidCall } from './call.ts';
import { createLedger, type Ledger } from './ledger.ts';
import {
  booksOf,
  callBy,
  damaged,
  ending,
  issueProofs,
  meteredAccount,
  monthEnd,
  privateSuccess,
  start,
  success,
} from './testing/metered-account.ts';

const onError = (error: unknown) => {
  throw error;
};
const after = (ms: number) => new Date(start.getTime() + ms);
const monthSeconds = (monthEnd.getTime() - start.getTime()) / 1000;

describe.each(kindsForPlainSql())('a refusal on the %s database', (kind) => {
  const clock = movableClock(start);
  let database: Database;
  let ledger: Ledger;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    ledger = createLedger({ database, clock, processId: 'this', onError });
  });
  beforeEach(async () => {
    clock.moveTo(start);
    await ledger.sweep();
  });
  afterAll(() => database.close());

  const refusalOf = (call: PaidCall): Promise<Failure> =>
    ledger.reserve(call).then(
      () => expect.unreachable('It was not refused.'),
      (error) => (error instanceof Failure ? error : Promise.reject(error)),
    );

  it('by the rate says when to try again, and a call comes back when one is a minute old', async () => {
    const key = await meteredAccount(database, 'starter');
    for (const [index, remaining] of [9, 8, 7, 6, 5, 4, 3, 2, 1, 0].entries()) {
      clock.moveTo(after(index * 1_000));
      const { rate } = await ledger.reserve(callBy(key));
      expect(rate).toEqual({ limit: 10, remaining, resetSeconds: 60 });
    }
    clock.moveTo(after(10_500));
    expect(await refusalOf(callBy(key))).toMatchObject({
      code: 'rate_exceeded',
      status: 429,
      facts: { retryAfterSeconds: 50, rate: { limit: 10, remaining: 0, resetSeconds: 59 } },
    });
    clock.moveTo(after(60_000));
    expect((await ledger.reserve(callBy(key))).rate).toEqual({ limit: 10, remaining: 0, resetSeconds: 60 });
    expect(await refusalOf(callBy(key))).toMatchObject({ facts: { retryAfterSeconds: 1 } });
    clock.moveTo(after(120_000));
    expect((await ledger.reserve(callBy(key))).rate).toEqual({ limit: 10, remaining: 9, resetSeconds: 60 });
  });

  it('by the rate holds for the account, whichever of its calls and plans', async () => {
    const key = await meteredAccount(database, 'premium');
    for (let count = 0; count < 100; count += 1) await ledger.reserve(callBy(key, { isRetry: true }));
    expect(await refusalOf(callBy(key))).toMatchObject({
      code: 'rate_exceeded',
      facts: { rate: { limit: 100 } },
    });
  });

  it('by the rate holds by the smaller plan from the first call after the calendar brought it', async () => {
    const fallsAt = after(60_000);
    const changeTo = { plan: 'starter', monthly_limit: 100 } as const;
    const key = await meteredAccount(database, 'premium', { changeAt: fallsAt, changeTo });
    clock.moveTo(after(59_000));
    for (let count = 0; count < 20; count += 1) await ledger.reserve(callBy(key));
    clock.moveTo(fallsAt);
    expect(await refusalOf(callBy(key))).toMatchObject({
      code: 'rate_exceeded',
      facts: { rate: { limit: 10 } },
    });
    const { key: _, ...presented } = callBy(key);
    expect(await ledger.enter({ ...presented, keyHash: Buffer.from(key.keyId) })).toMatchObject({
      state: 'refused',
      failure: { code: 'rate_exceeded', facts: { rate: { limit: 10 } } },
    });
  });

  it('by the allowance ends Starter, and names the next month', async () => {
    const key = await meteredAccount(database, 'starter', { currentUsage: 100 });
    const failure = await refusalOf(callBy(key));
    expect(failure).toMatchObject({
      code: 'quota_exhausted',
      status: 429,
      facts: { retryAfterSeconds: monthSeconds },
    });
    expect(failure.words.en).toContain('All 100 calls of the Starter plan have been used');
    expect(failure.words.en).toContain('2026-12-15');
  });

  it('by the spend cap leaves calls that can cost nothing alone', async () => {
    const key = await meteredAccount(database, 'premium', { monthlyLimit: 2, spendCapMills: 0 });
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    expect(await refusalOf(callBy(key, { inputBytesMax: undefined }))).toMatchObject({
      code: 'spend_cap_reached',
    });
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    const failure = await refusalOf(callBy(key));
    expect(failure).toMatchObject({
      code: 'spend_cap_reached',
      status: 429,
      facts: { retryAfterSeconds: monthSeconds },
    });
    expect(failure.words.en).toContain('€0.00');
  });

  it('reserves the largest charge that the call can have, and settles the real one', async () => {
    const given = {
      monthlyLimit: 0,
      hasGdprMode: true,
      hasProToolsAddOn: true,
      spendCapMills: 105 + 10 + 75 + 25,
    };
    const key = await meteredAccount(database, 'premium', given);
    const large = callBy(key, { isProTool: true, inputBytesMax: undefined });
    const reservation = await ledger.reserve(large);
    expect(await refusalOf(callBy(key))).toMatchObject({ code: 'spend_cap_reached' });
    const { charges } = await ledger.settle(reservation, privateSuccess);
    expect(charges).toEqual({ overage: 105, fileSize: 0, proTools: 75, gdpr: 0 });
    const { subscription } = await booksOf(database, key);
    expect(subscription).toMatchObject({ chargedMills: 180, reservedMills: 25 });
    await issueProofs(database);
    await issueProofs(database);
    const proven = await booksOf(database, key);
    expect(proven.subscription).toMatchObject({ chargedMills: 205, reservedMills: 0 });
  });

  it('with 429 or 503 is logged in a batch, with every counter', async () => {
    const keys = [await meteredAccount(database, 'starter'), await meteredAccount(database, 'starter')];
    const busy = new Failure(
      { code: 'server_busy', status: 503, title: { en: 'Busy.', fr: 'Occupé.' } },
      { en: 'Busy.', fr: 'Occupé.' },
    );
    for (const key of keys) {
      for (let second = 1; second <= 3; second += 1) {
        clock.moveTo(after(second * 1000));
        await ledger.refuse(callBy(key), { ...ending, failure: busy });
      }
    }
    await ledger.flush();
    for (const key of keys) {
      const books = await booksOf(database, key);
      expect(books.log.map(({ createdAt }) => createdAt)).toEqual([after(1000), after(2000), after(3000)]);
      expect(books.log[0]).toMatchObject({ status: 'error', httpStatus: 503, errorCode: 'server_busy' });
      expect(books.key).toMatchObject({ requestCount: 3, lastUsedAt: after(3000) });
      expect(books.counters).toMatchObject({ monthlyRequests: 3, totalRequests: 3 });
      expect(books.subscription.currentUsage).toBe(0);
    }
  });

  it('is counted by the minute beyond ten a minute of an account', async () => {
    const [key, other] = [
      await meteredAccount(database, 'starter'),
      await meteredAccount(database, 'starter'),
    ];
    const failure = await meteringFailure();
    const refuse = async (count: number) => {
      for (let call = 0; call < count; call += 1) await ledger.refuse(callBy(key), { ...ending, failure });
      await ledger.flush();
    };
    clock.moveTo(after(60_000));
    await refuse(25);
    await ledger.refuse(callBy(other), { ...ending, failure });
    clock.moveTo(after(90_000));
    await refuse(17);
    clock.moveTo(after(120_000));
    await refuse(1);
    const { log, ...books } = await booksOf(database, key);
    expect(log).toHaveLength(12);
    expect(log.filter(({ occurrences }) => occurrences > 1)).toMatchObject([
      {
        occurrences: 32,
        errorCode: 'calls_refused',
        errorMessage: '32 more calls were refused in this minute.',
      },
    ]);
    expect(books.counters).toMatchObject({ monthlyRequests: 43, totalRequests: 43 });
    expect(books.key).toMatchObject({ requestCount: 43, lastUsedAt: after(120_000) });
    expect((await booksOf(database, other)).log).toMatchObject([{ occurrences: 1 }]);
  });

  it('waits for a full batch, and close writes the rest', async () => {
    const key = await meteredAccount(database, 'starter');
    const batching = createLedger({
      database,
      clock,
      processId: 'other',
      onError,
      limits: { refusalsWaitMs: 3_600_000, refusalsPerBatch: 2, refusalsWaitingMax: 4 },
    });
    const failure = await meteringFailure();
    await batching.refuse(callBy(key), { ...ending, failure });
    expect((await booksOf(database, key)).log).toEqual([]);
    for (let count = 0; count < 8; count += 1) await batching.refuse(callBy(key), { ...ending, failure });
    await batching.close();
    expect((await booksOf(database, key)).log).toHaveLength(9);
  });

  async function meteringFailure(): Promise<Failure> {
    return refusalOf(callBy(await meteredAccount(database, 'starter', { currentUsage: 100 })));
  }

  it('of any other kind is logged at once', async () => {
    const key = await meteredAccount(database, 'starter');
    await ledger.refuse({ ...callBy(key), operation: null, endpoint: '/a\0\ud800' }, damaged);
    const { log } = await booksOf(database, key);
    expect(log).toMatchObject([{ operation: null, endpoint: '/a\ufffd\ufffd', httpStatus: 400 }]);
  });
});
