import { type Database, subscriptions } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedger, type Ledger } from './ledger.ts';
import { booksOf, callBy, damaged, meteredAccount, start } from './testing/metered-account.ts';

const onError = (error: unknown) => {
  throw error;
};

describe.each(kindsForPlainSql())('a failed call on the %s database', (kind) => {
  let database: Database;
  let ledger: Ledger;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    ledger = createLedger({ database, clock: movableClock(start), processId: 'this', onError });
    await ledger.sweep();
  });
  afterAll(() => database.close());

  it.each([
    ['premium', true, 'The file is damaged.'],
    ['premium', false, 'secret.pdf is damaged at page 3.'],
    ['enterprise', false, 'The file is damaged.'],
  ] as const)('on %s with GDPR mode %s keeps "%s"', async (plan, hasGdprMode, message) => {
    const key = await meteredAccount(database, plan, { hasGdprMode });
    const reservation = await ledger.reserve(callBy(key));
    expect(reservation.hasGdprMode).toBe(hasGdprMode || plan === 'enterprise');
    await ledger.release(reservation, damaged);
    await ledger.refuse(callBy(key), damaged);
    const { log } = await booksOf(database, key);
    expect(log.map(({ errorMessage }) => errorMessage)).toEqual([message, message]);
    const size = reservation.hasGdprMode ? 0 : damaged.inputBytes;
    expect(log.map(({ inputBytes }) => inputBytes)).toEqual([size, size]);
  });

  it('that was logged before GDPR mode was turned on says nothing of the document after it', async () => {
    const key = await meteredAccount(database, 'premium');
    const other = await meteredAccount(database, 'premium');
    for (const one of [key, key, other]) await ledger.refuse(callBy(one), damaged);
    const turn = (hasGdprMode: boolean) =>
      database.orm.update(subscriptions).set({ hasGdprMode }).where(eq(subscriptions.userId, key.accountId));
    const said = async (one: typeof key) =>
      (await booksOf(database, one)).log.map(({ errorMessage, inputBytes }) => [errorMessage, inputBytes]);
    await turn(true);
    await ledger.cleanLogs();
    expect(await said(key)).toEqual([
      [null, 0],
      [null, 0],
    ]);
    expect(await said(other)).toEqual([[damaged.failure.words.en, damaged.inputBytes]]);
    await turn(false);
    await ledger.refuse(callBy(key), damaged);
    await turn(true);
    await ledger.cleanLogs();
    expect((await said(key)).at(-1)).toEqual([null, 0]);
  });
});
