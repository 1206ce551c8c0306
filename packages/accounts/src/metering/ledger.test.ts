import { accounts, type Database } from '@pagesmith/database';
import { availableKinds, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changesChannel } from '../realtime/publish.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { letDie } from './testing/let-die.ts';
import {
  booksOf,
  callBy,
  damaged,
  meteredAccount,
  monthEnd,
  start,
  success,
} from './testing/metered-account.ts';

const onError = (error: unknown) => {
  throw error;
};
const after = (ms: number) => new Date(start.getTime() + ms);

describe.each(availableKinds())('the ledger on the %s database', (kind) => {
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

  it('recognises a key and reserves for its account in one step', async () => {
    const key = await meteredAccount(database, 'starter');
    const { key: _, ...call } = callBy(key);
    const enter = (keyHash: Uint8Array) => ledger.enter({ ...call, keyHash });
    expect(await enter(Buffer.from('nobody'))).toEqual({ state: 'keyUnknown' });
    expect(await enter(Buffer.from(key.keyId))).toMatchObject({
      state: 'reserved',
      reservation: {
        id: call.id,
        accountId: key.accountId,
        call: { key, isRetry: false },
        creditsRemaining: 99,
      },
    });
    const change = (text: string) =>
      database.query(`UPDATE accounts SET ${text} WHERE id = $1`, [key.accountId]);
    const refusal = { outcome: 'keyInactive', isBlocked: true, because: 'Too much.' };
    await change("status = 'blocked', blocked_because = 'Too much.'");
    expect(await enter(Buffer.from(key.keyId))).toEqual({ state: 'keyRefused', refusal });
    await change('closed_at = now()');
    expect(await enter(Buffer.from(key.keyId))).toMatchObject({ refusal: { isBlocked: false } });
  });

  it('refuses a presented call with the account that is to hear of it', async () => {
    const key = await meteredAccount(database, 'starter', { currentUsage: 100 });
    const { key: _, ...call } = callBy(key);
    expect(await ledger.enter({ ...call, keyHash: Buffer.from(key.keyId) })).toMatchObject({
      state: 'refused',
      call: { id: call.id, key },
      failure: { code: 'quota_exhausted' },
    });
  });

  it('writes the log row, the counters and the usage of a success', async () => {
    const key = await meteredAccount(database, 'starter');
    const call = callBy(key);
    const reservation = await ledger.reserve(call);
    expect(reservation).toMatchObject({
      rate: { limit: 10, remaining: 9, resetSeconds: 60 },
      creditsRemaining: 99,
    });
    clock.moveTo(after(1_500));
    expect(await ledger.settle(reservation, success)).toEqual({
      isFirst: true,
      creditsUsed: 1,
      creditsRemaining: 99,
      charges: { overage: 0, fileSize: 0, proTools: 0, gdpr: 0 },
      work: reservation.work,
    });
    const books = await booksOf(database, key);
    expect(books.log).toMatchObject([
      {
        id: call.id,
        apiKeyId: key.keyId,
        apiKeyName: 'Main',
        endpoint: '/fill-pdf',
        method: 'POST',
        operation: 'fill-pdf',
        status: 'success',
        httpStatus: 200,
        responseTimeMs: 12,
        errorCode: null,
        errorMessage: null,
        errorMessageFr: null,
        credits: 1,
        inputBytes: 1_000,
        createdAt: after(1_500),
      },
    ]);
    expect(books.key).toMatchObject({ requestCount: 1, lastUsedAt: after(1_500) });
    expect(books.counters).toMatchObject({ month: '2026-11-01', monthlyRequests: 1, totalRequests: 1 });
    expect(books.subscription).toMatchObject({ currentUsage: 1, reservedCalls: 0 });
  });

  it('never charges a failed call, and logs its message in both languages', async () => {
    const key = await meteredAccount(database, 'premium', { monthlyLimit: 0 });
    const reservation = await ledger.reserve(callBy(key));
    expect(await ledger.release(reservation, damaged)).toBe(true);
    const books = await booksOf(database, key);
    expect(books.log).toMatchObject([
      {
        status: 'error',
        httpStatus: 400,
        errorCode: 'file_damaged',
        errorMessage: damaged.failure.in('en'),
        errorMessageFr: damaged.failure.in('fr'),
        credits: 0,
      },
    ]);
    expect(books.charges).toEqual([]);
    expect(books.subscription).toMatchObject({
      currentUsage: 0,
      chargedMills: 0,
      reservedCalls: 0,
      reservedMills: 0,
    });
    expect(books.key.requestCount).toBe(1);
  });

  it('ends a call once: a second settlement or release changes nothing, and says so', async () => {
    const key = await meteredAccount(database, 'premium', { monthlyLimit: 0 });
    const reservation = await ledger.reserve(callBy(key));
    expect(await ledger.settle(reservation, success)).toMatchObject({
      isFirst: true,
      charges: { overage: 105 },
    });
    const books = await booksOf(database, key);
    expect(await ledger.settle(reservation, success)).toMatchObject({ isFirst: false, creditsUsed: 0 });
    expect(await ledger.release(reservation, damaged)).toBe(false);
    expect(await booksOf(database, key)).toEqual(books);
  });

  it('tells which processes live: by their leases, and on the embedded database none but this one', async () => {
    await ledger.sweep();
    await database.query(
      `INSERT INTO processes (id, lease_until) VALUES ('left', now()), ('beside', now() + interval '1 hour')`,
    );
    await letDie(database, 'left');
    const living = await ledger.living();
    await database.query(`DELETE FROM processes WHERE id IN ('left', 'beside')`);
    expect([living.has('left'), living.has('beside')]).toEqual([false, kind !== 'embedded']);
  });

  it('releases what a dead process had reserved, and charges nothing', async () => {
    const key = await meteredAccount(database, 'starter');
    const dead = createLedger({ database, clock, processId: 'dead', onError });
    await dead.sweep();
    const lost = await dead.reserve(callBy(key));
    clock.moveTo(after(60_000));
    expect((await booksOf(database, key)).subscription.reservedCalls).toBe(1);
    await letDie(database, 'dead');
    expect(await ledger.sweep()).toBe(1);
    expect(await ledger.sweep()).toBe(0);
    const books = await booksOf(database, key);
    expect(books.reservations).toEqual([]);
    expect(books.subscription).toMatchObject({ currentUsage: 0, reservedCalls: 0 });
    expect(books.log).toMatchObject([
      {
        id: lost.id,
        status: 'error',
        httpStatus: 500,
        errorCode: 'call_interrupted',
        responseTimeMs: 60_000,
      },
    ]);
    expect(await dead.settle(lost, success)).toMatchObject({ isFirst: false, creditsUsed: 0 });
    expect(await booksOf(database, key)).toEqual(books);
  });

  it.runIf(kind === 'server')(
    'takes nobody for dead before the living could renew their leases',
    async () => {
      const key = await meteredAccount(database, 'starter');
      const other = createLedger({ database, clock, processId: 'other', onError });
      await other.sweep();
      const reservation = await other.reserve(callBy(key));
      // The database was unavailable for longer than any lease.
      await database.query(`UPDATE processes SET lease_until = now() - interval '1 minute'`);
      expect(await ledger.sweep()).toBe(0);
      expect((await ledger.living()).has('other')).toBe(true);
      expect(await other.settle(reservation, success)).toMatchObject({ isFirst: true, creditsUsed: 1 });
    },
  );

  it('leaves alone what a living process has reserved', async () => {
    const key = await meteredAccount(database, 'starter');
    const reservation = await ledger.reserve(callBy(key));
    clock.moveTo(after(3_600_000));
    expect(await ledger.sweep()).toBe(0);
    expect(await ledger.settle(reservation, success)).toMatchObject({ isFirst: true, creditsUsed: 1 });
  });

  it('settles nothing for an account that was deleted meanwhile', async () => {
    const key = await meteredAccount(database, 'starter');
    const reservation = await ledger.reserve(callBy(key));
    await database.orm.delete(accounts).where(eq(accounts.id, key.accountId));
    expect(await ledger.settle(reservation, success)).toMatchObject({ isFirst: false, creditsUsed: 0 });
    await expect(ledger.reserve(callBy(key))).rejects.toMatchObject({
      code: 'subscription_absent',
      status: 401,
    });
  });

  it('tells the account’s browsers of the call, its key and its subscription', async () => {
    const key = await meteredAccount(database, 'starter');
    const heard: { userId: string; collection: string; action: string }[] = [];
    let hasAll = () => undefined as unknown;
    const all = new Promise((resolve) => {
      hasAll = () => resolve(undefined);
    });
    const stop = await database.listen(changesChannel, (payload) => {
      heard.push(JSON.parse(payload));
      if (heard.filter(({ userId }) => userId === key.accountId).length === 3) hasAll();
    });
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    await all;
    await stop();
    const told = heard.map(({ collection, action }) => `${collection} ${action}`);
    expect(told.sort()).toEqual(['api_keys update', 'api_requests create', 'subscriptions update']);
  });

  it('counts calls of the calendar month anew in the next one', async () => {
    const key = await meteredAccount(database, 'starter');
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    clock.moveTo('2026-12-01T00:00:00.000Z');
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    const { counters, subscription } = await booksOf(database, key);
    expect(counters).toMatchObject({ month: '2026-12-01', monthlyRequests: 1, totalRequests: 2 });
    expect(subscription).toMatchObject({ currentUsage: 2, periodEndsAt: monthEnd });
  });
});
