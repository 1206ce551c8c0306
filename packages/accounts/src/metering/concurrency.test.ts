import { connect, type Database } from '@pagesmith/database';
import { availableKinds, temporaryDatabase, temporaryServerUrl } from '@pagesmith/database/testing';
import { Failure, movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthenticatedKey } from './call.ts';
import { expireLog, logExpiryLock } from './expire-log.ts';
import { meteringFailures } from './failures.ts';
import { createLedger, type Ledger } from './ledger.ts';
import {
  booksOf,
  callBy,
  damaged,
  issueProofs,
  meteredAccount,
  privateSuccess,
  start,
  success,
  wideRates,
} from './testing/metered-account.ts';

/** On the hundred credits of Starter. */
const calls = process.env.SOAK ? 200 : 120;

const onError = (error: unknown) => {
  throw error;
};

async function ledgerOn(database: Database, processId: string): Promise<Ledger> {
  const ledger = createLedger({
    database,
    clock: movableClock(start),
    limits: wideRates,
    processId,
    onError,
  });
  await ledger.sweep();
  return ledger;
}

/** Calls at the same time, spread over the ledgers; each a success, or a refusal that is logged. */
async function callAtOnce(
  ledgers: readonly Ledger[],
  key: AuthenticatedKey,
  count: number,
): Promise<string[]> {
  const oneCall = async (ledger: Ledger): Promise<string> => {
    const call = callBy(key);
    try {
      const reservation = await ledger.reserve(call);
      const { creditsUsed } = await ledger.settle(
        reservation,
        reservation.hasGdprMode ? privateSuccess : success,
      );
      return creditsUsed === 1 ? 'success' : 'free';
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await ledger.refuse(call, { ...success, failure: error });
      return error.code;
    }
  };
  const under = Array.from({ length: count }, (_, index) => {
    const ledger = ledgers[index % ledgers.length];
    if (!ledger) throw new Error('There is no ledger.');
    return oneCall(ledger);
  });
  const answers = await Promise.all(under);
  for (const ledger of ledgers) await ledger.flush();
  return answers;
}

/** Refused calls of one minute share a row. */
const callsIn = (log: readonly { occurrences: number }[]) =>
  log.reduce((sum, { occurrences }) => sum + occurrences, 0);

const count = (answers: readonly string[], answer: string) => answers.filter((one) => one === answer).length;

async function expectExactlyHundred(
  database: Database,
  key: AuthenticatedKey,
  feeMills: number,
): Promise<void> {
  const books = await booksOf(database, key);
  const succeeded = books.log.filter(({ status }) => status === 'success');
  expect(succeeded).toHaveLength(100);
  expect(succeeded.reduce((sum, { credits }) => sum + credits, 0)).toBe(100);
  expect(callsIn(books.log)).toBe(calls);
  expect(books.reservations).toEqual([]);
  expect(books.subscription).toMatchObject({
    currentUsage: 100,
    reservedCalls: 0,
    reservedMills: 0,
    chargedMills: 100 * feeMills,
  });
  expect(books.charges.reduce((sum, { amountMills }) => sum + amountMills, 0)).toBe(100 * feeMills);
  expect(books.key.requestCount).toBe(calls);
  expect(books.counters).toMatchObject({ monthlyRequests: calls, totalRequests: calls });
}

describe.each(availableKinds())(`${calls} calls at once on the %s database`, (kind) => {
  let database: Database;
  let ledger: Ledger;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    ledger = await ledgerOn(database, 'one');
  });
  afterAll(() => database.close());

  it('give exactly the 100 credits of Starter, and log, usage and charges agree', async () => {
    const key = await meteredAccount(database, 'starter');
    const answers = await callAtOnce([ledger], key, calls);
    expect([count(answers, 'success'), count(answers, 'quota_exhausted')]).toEqual([100, calls - 100]);
    await expectExactlyHundred(database, key, 0);
  });

  it('stop at a spend cap to the unit', async () => {
    const given = { monthlyLimit: 0, hasGdprMode: true, spendCapMills: 100 * (105 + 25) };
    const key = await meteredAccount(database, 'premium', given);
    const answers = await callAtOnce([ledger], key, calls);
    expect([count(answers, 'success'), count(answers, 'spend_cap_reached')]).toEqual([100, calls - 100]);
    const { subscription } = await booksOf(database, key);
    expect(subscription).toMatchObject({ chargedMills: 100 * 105, reservedMills: 100 * 25 });
    await issueProofs(database);
    await expectExactlyHundred(database, key, 130);
  });

  it('never take more than the allowance when some of them fail', async () => {
    const key = await meteredAccount(database, 'premium', { monthlyLimit: 50, spendCapMills: 105 * 10 });
    const reserved = await Promise.allSettled(
      Array.from({ length: calls }, () => ledger.reserve(callBy(key))),
    );
    const held = reserved.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(60);
    // The first ones fail, so that those reserved beyond the allowance end within it.
    await Promise.all(held.slice(0, 20).map((one) => ledger.release(one, damaged)));
    await Promise.all(held.slice(20).map((one) => ledger.settle(one, success)));
    const books = await booksOf(database, key);
    expect(books.subscription).toMatchObject({ currentUsage: 40, chargedMills: 0, reservedMills: 0 });
    expect(books.charges).toEqual([]);
  });
});

describe.skipIf(!availableKinds().includes('server'))('two processes on one PostgreSQL server', () => {
  let databases: Database[];
  let ledgers: Ledger[];
  beforeAll(async () => {
    const databaseUrl = await temporaryServerUrl();
    const open = () => connect({ dataDir: '', databaseUrl });
    databases = [await open(), await open()];
    ledgers = await Promise.all(databases.map((database, index) => ledgerOn(database, `process ${index}`)));
  });
  afterAll(async () => {
    for (const database of databases) await database.close();
  });

  const firstDatabase = () => databases[0] ?? expect.unreachable();

  it('share the credits of an account exactly', async () => {
    const key = await meteredAccount(firstDatabase(), 'starter');
    const answers = await callAtOnce(ledgers, key, calls);
    expect([count(answers, 'success'), count(answers, 'quota_exhausted')]).toEqual([100, calls - 100]);
    await expectExactlyHundred(firstDatabase(), key, 0);
  });

  it('share its rate exactly', async () => {
    const key = await meteredAccount(firstDatabase(), 'pro');
    const ratePerMinute = { ...wideRates.ratePerMinute, pro: 50 };
    const limited = databases.map((database, index) => {
      const processId = `process ${index}`;
      const clock = movableClock(start);
      return createLedger({ database, clock, limits: { ratePerMinute }, processId, onError });
    });
    const answers = await callAtOnce(limited, key, 120);
    expect([count(answers, 'success'), count(answers, 'rate_exceeded')]).toEqual([50, 70]);
  });

  it('log calls and batches of refusals of the same accounts without waiting for each other for ever', async () => {
    const keys: AuthenticatedKey[] = [];
    for (let index = 0; index < 4; index += 1) keys.push(await meteredAccount(firstDatabase(), 'pro'));
    const failure = meteringFailures.rateExceeded({ limit: 1, retryAfterSeconds: 1 });
    const work = ledgers.flatMap((ledger, index) =>
      Array.from({ length: 25 }, async () => {
        const inOrder = index === 0 ? keys : keys.toReversed();
        for (const key of inOrder) await ledger.refuse(callBy(key), { ...success, failure });
        const written = ledger.flush();
        for (const key of inOrder) await ledger.settle(await ledger.reserve(callBy(key)), success);
        for (const key of inOrder) await ledger.refuse(callBy(key), damaged);
        await written;
      }),
    );
    await Promise.all(work);
    for (const key of keys) {
      const { log, counters, key: used } = await booksOf(firstDatabase(), key);
      expect([callsIn(log), counters.totalRequests, used.requestCount]).toEqual([150, 150, 150]);
    }
  });

  it('leave the deleting of expired log rows to one of them at a time', async () => {
    const [one, other] = databases;
    if (!one || !other) return expect.unreachable();
    const key = await meteredAccount(one, 'pro');
    const ledger = createLedger({ database: one, clock: movableClock(start), processId: 'early', onError });
    await ledger.refuse(callBy(key), damaged);
    const later = { database: other, clock: movableClock('2028-01-01'), days: 395 };
    await one.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [logExpiryLock]);
      expect(await expireLog(later)).toBe(0);
    });
    expect(await expireLog(later)).toBeGreaterThan(0);
    expect((await booksOf(one, key)).log).toEqual([]);
  });
});
