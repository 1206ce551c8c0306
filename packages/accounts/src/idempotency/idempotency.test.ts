import { type Database, idempotencyRecords } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock, uniqueId } from '@pagesmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthenticatedKey } from '../metering/call.ts';
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
import { checkIdempotencyKey } from './check-key.ts';
import { type Idempotency, startIdempotency } from './idempotency.ts';
import type { KeyedRequest } from './keyed-request.ts';

const onError = (error: unknown) => {
  throw error;
};
const secrets = createSecrets({ secretKey: 'a key for the tests of idempotency, and for nothing else' });
const hash = (text: string) => Buffer.from(text.padEnd(32));
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

it.each(['', 'a'.repeat(256), 'clé', 'a\nb'])('refuses %j as a key', (key) => {
  expect(() => checkIdempotencyKey(key)).toThrowError(/1 to 255 printable/);
});
it.each(['a', 'order 7/b', '~'.repeat(255)])('takes %j as a key', (key) => {
  expect(checkIdempotencyKey(key)).toBe(key);
});

describe.each(kindsForPlainSql())('an idempotency key on the %s database', (kind) => {
  const clock = movableClock(start);
  let database: Database;
  let ledger: Ledger;
  let idempotency: Idempotency;
  let key: AuthenticatedKey;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    const deps = { database, clock, processId: 'alive', secrets, onError };
    ledger = createLedger(deps);
    idempotency = await startIdempotency(deps);
  });
  beforeEach(async () => {
    clock.moveTo(start);
    await database.orm.delete(idempotencyRecords);
    await ledger.sweep();
    key = await meteredAccount(database, 'starter');
  });
  afterAll(async () => {
    await idempotency.close();
    await database.close();
  });

  const request = (given: Partial<KeyedRequest> = {}): KeyedRequest => ({
    accountId: key.accountId,
    key: 'order-7',
    requestHash: hash('the parts'),
    requestId: uniqueId(),
    retentionMinutes: 5,
    ...given,
  });

  const kept = { key: 'order-7', headers: { 'content-type': 'application/pdf' }, file: 'results/1' };

  /** Whether a call under the key counts as a retry, which takes no credit at first; then it is as if it never came. */
  async function isKnown(): Promise<boolean> {
    const { key: _, ...call } = callBy(key);
    const keyHash = Buffer.from(key.keyId);
    let isRetry = false;
    await database
      .transaction(async (transaction) => {
        const within = createLedger({
          database: { ...database, ...transaction },
          clock,
          processId: 'alive',
          onError,
        });
        const entry = await within.enter({ ...call, keyHash, idempotencyKey: 'order-7' });
        isRetry = entry.state === 'reserved' && entry.reservation.call.isRetry === true;
        throw new Error('never came');
      })
      .catch((error: Error) => expect(error.message).toBe('never came'));
    return isRetry;
  }

  /** A call worked to its end under the key. */
  async function work(): Promise<Uint8Array | undefined> {
    const reservation = await ledger.reserve(callBy(key));
    const beginning = await idempotency.begin(request({ requestId: reservation.id }));
    expect(beginning).toMatchObject({ state: 'first' });
    const { creditsUsed } = await ledger.settle(reservation, { ...success, kept });
    expect(creditsUsed).toBe(1);
    return beginning.state === 'first' ? beginning.key : undefined;
  }

  it('is worked and charged once, and a retry gets the same file and its key, free', async () => {
    expect(await isKnown()).toBe(false);
    const fileKey = await work();
    expect(fileKey).toHaveLength(32);
    expect(await isKnown()).toBe(true);
    const retry = await ledger.reserve(callBy(key, { isRetry: true }));
    expect(await idempotency.begin(request({ requestId: retry.id }))).toEqual({
      state: 'replay',
      httpStatus: 200,
      headers: kept.headers,
      file: kept.file,
      key: fileKey,
    });
    expect(await ledger.replay(retry, success)).toMatchObject({ isFirst: true, creditsUsed: 0 });
    const books = await booksOf(database, key);
    expect(books.subscription).toMatchObject({ currentUsage: 1, reservedCalls: 0 });
    expect(books.log.map(({ status, credits }) => [status, credits])).toEqual([
      ['success', 1],
      ['success', 0],
    ]);
  });

  it('belongs to its account', async () => {
    await work();
    const other = await meteredAccount(database, 'starter');
    expect(await idempotency.begin(request({ accountId: other.accountId }))).toMatchObject({
      state: 'first',
    });
  });

  it('is refused for another request, while the first runs and after', async () => {
    const other = request({ requestHash: hash('other parts') });
    await idempotency.begin(request());
    await expect(idempotency.begin(other)).rejects.toMatchObject({
      code: 'idempotency_key_reused',
      status: 409,
    });
  });

  it('keeps its result for the time of the plan, and its memory for 24 hours', async () => {
    await work();
    clock.moveTo(after(4.9));
    expect(await idempotency.begin(request())).toMatchObject({ state: 'replay' });
    clock.moveTo(after(5));
    await expect(idempotency.begin(request())).rejects.toMatchObject({ code: 'result_expired', status: 409 });
    expect(await idempotency.sweep()).toEqual(['results/1']);
    expect(await idempotency.sweep()).toEqual([]);
    await ledger.sweep();
    await expect(idempotency.begin(request())).rejects.toMatchObject({ code: 'result_expired' });
    clock.moveTo(after(24 * 60));
    expect(await idempotency.begin(request())).toMatchObject({ state: 'first' });
  });

  it('is forgotten after 24 hours', async () => {
    await work();
    clock.moveTo(after(24 * 60));
    await idempotency.sweep();
    expect(await database.orm.select().from(idempotencyRecords)).toEqual([]);
  });

  it('lets a retry wait for the first call, and gives it the result', async () => {
    const first = await ledger.reserve(callBy(key));
    await idempotency.begin(request({ requestId: first.id }));
    expect(await idempotency.begin(request())).toEqual({ state: 'running' });
    const waiting = idempotency.beginInTurn(request());
    await ledger.settle(first, { ...success, kept });
    expect(await waiting).toMatchObject({ state: 'replay', file: 'results/1' });
  });

  it('is freed by a failed call for whoever waits', async () => {
    const first = await ledger.reserve(callBy(key));
    await idempotency.begin(request({ requestId: first.id }));
    const retries = [request(), request()].map((one) => idempotency.beginInTurn(one));
    await ledger.release(first, damaged);
    await idempotency.fail(request({ requestId: first.id }));
    expect(await Promise.race(retries)).toMatchObject({ state: 'first' });
  });

  it('lets a retry that finds the key free take its credit', async () => {
    const retry = await ledger.reserve(callBy(key, { isRetry: true }));
    expect(await idempotency.begin(request({ requestId: retry.id }))).toMatchObject({ state: 'first' });
    const claimed = await ledger.claim(retry);
    expect(claimed).toMatchObject({ creditsRemaining: 99, rate: retry.rate });
    expect(await ledger.settle(claimed, { ...success, kept })).toMatchObject({ creditsUsed: 1 });
    expect((await booksOf(database, key)).subscription).toMatchObject({ currentUsage: 1, reservedCalls: 0 });
  });

  it('ends the wait of a caller that went away', async () => {
    await idempotency.begin(request());
    const caller = new AbortController();
    const waiting = idempotency.beginInTurn(request(), caller.signal);
    caller.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
  });

  it('is taken over from a process that died, and what that one still settles is free', async () => {
    const deps = { database, clock, processId: 'dying', secrets, onError };
    const dying = createLedger(deps);
    const itsKeys = await startIdempotency(deps);
    await dying.sweep();
    const lost = await dying.reserve(callBy(key));
    await itsKeys.begin(request({ requestId: lost.id }));
    expect(await idempotency.begin(request())).toEqual({ state: 'running' });
    await letDie(database, 'dying');
    const next = await ledger.reserve(callBy(key));
    expect(await idempotency.begin(request({ requestId: next.id }))).toMatchObject({ state: 'first' });
    expect(await dying.settle(lost, { ...success, kept })).toMatchObject({ isFirst: true, creditsUsed: 0 });
    expect(await ledger.settle(next, { ...success, kept })).toMatchObject({ isFirst: true, creditsUsed: 1 });
    expect((await booksOf(database, key)).subscription).toMatchObject({ currentUsage: 1, reservedCalls: 0 });
    await itsKeys.close();
  });

  it('of a dead process is swept', async () => {
    const itsKeys = await startIdempotency({ database, clock, processId: 'never-alive', secrets });
    await database.query(`INSERT INTO processes (id, lease_until) VALUES ('never-alive', now())`);
    await itsKeys.begin(request());
    await letDie(database, 'never-alive');
    await idempotency.sweep();
    expect(await isKnown()).toBe(false);
    await itsKeys.close();
  });

  it('is given to one of many at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => idempotency.begin(request())));
    expect(answers.filter(({ state }) => state === 'first')).toHaveLength(1);
    expect(answers.filter(({ state }) => state === 'running')).toHaveLength(19);
  });
});
