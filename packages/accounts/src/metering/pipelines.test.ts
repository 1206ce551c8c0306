import { trialsPerMonth } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { latestFigures } from '../figures/index.ts';
import type { AuthenticatedKey } from './call.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { booksOf, callBy, damaged, meteredAccount, start, success } from './testing/metered-account.ts';

const clock = movableClock(start);
let database: Database;
let ledger: Ledger;
beforeAll(async () => {
  database = await temporaryDatabase();
  const onError = (error: unknown) => {
    throw error;
  };
  ledger = createLedger({ database, clock, processId: 'this', onError });
  await ledger.sweep();
});
afterAll(() => database.close());

const step = (operation: string, isProTool = false) => ({ operation, isProTool });
const plain = [step('fill-pdf'), step('merge-pdf'), step('merge-pdf')];

/** A pipeline comes in without a credit, and takes those of its steps once they are known. */
async function begin(key: AuthenticatedKey, steps = plain) {
  const call = callBy(key, { operation: 'pipelines', endpoint: '/pipelines', isRetry: true });
  const { call: begun, ...reservation } = await ledger.reserve(call);
  const isProTool = steps.some((one) => one.isProTool);
  return ledger.claim({ ...reservation, call: { ...begun, isProTool, steps } });
}

test('a pipeline is one call in the log, and a credit for each of its steps', async () => {
  const key = await meteredAccount(database, 'pro');
  const settlement = await ledger.settle(await begin(key), success);
  expect(settlement).toMatchObject({ creditsUsed: 3, charges: { overage: 0, proTools: 0 } });
  const books = await booksOf(database, key);
  expect(books.subscription).toMatchObject({ currentUsage: 3, reservedCalls: 0, reservedMills: 0 });
  expect(books.counters).toMatchObject({ totalRequests: 1 });
  expect(books.key).toMatchObject({ requestCount: 1, monthCalls: 3 });
  const steps = ['fill-pdf', 'merge-pdf', 'merge-pdf'];
  expect(books.log).toMatchObject([{ operation: 'pipelines', credits: 3, steps }]);
});

test('a failed pipeline costs nothing, and is no call of its operations', async () => {
  const key = await meteredAccount(database, 'pro');
  await ledger.release(await begin(key), damaged);
  await ledger.settle(await begin(key), success);
  const { subscription } = await booksOf(database, key);
  expect(subscription).toMatchObject({ currentUsage: 3, reservedCalls: 0, reservedMills: 0 });
  const figures = await latestFigures({ database, clock }, { ownerId: key.accountId, language: 'en' });
  expect(figures).toMatchObject({ calls: 2, successes: 1 });
  expect(figures.operations).toEqual([
    { id: 'merge-pdf', calls: 2, errors: 0 },
    { id: 'fill-pdf', calls: 1, errors: 0 },
    { id: 'pipelines', calls: 1, errors: 1 },
  ]);
});

test('of a pipeline that passes the end of the allowance, only the steps beyond it are overage', async () => {
  const key = await meteredAccount(database, 'premium', { monthlyLimit: 100, currentUsage: 99 });
  const { charges } = await ledger.settle(await begin(key), success);
  const one = callBy(key);
  const { charges: ofOne } = await ledger.settle(await ledger.reserve(one), success);
  expect(ofOne.overage).toBeGreaterThan(0);
  expect(charges.overage).toBe(2 * ofOne.overage);
  const books = await booksOf(database, key);
  expect(books.charges.map(({ amountMills }) => amountMills)).toEqual([2 * ofOne.overage, ofOne.overage]);
  expect(books.subscription).toMatchObject({ currentUsage: 103, chargedMills: 3 * ofOne.overage });
});

test('a pipeline that the allowance is too small for is refused, and told how many calls are left', async () => {
  const key = await meteredAccount(database, 'starter', { monthlyLimit: 100, currentUsage: 98 });
  const refused = await begin(key).catch((error) => error);
  expect(refused).toMatchObject({ code: 'quota_exhausted', status: 429 });
  expect(refused.in('en')).toContain('takes 3 calls, and 2 of the 100');
});

test('a pipeline beyond the monthly cap of its key, or the spend cap, is refused', async () => {
  const capped = await meteredAccount(database, 'pro');
  await database.query('UPDATE api_keys SET monthly_cap = 5 WHERE id = $1', [capped.keyId]);
  await ledger.settle(await begin(capped), success);
  await expect(begin(capped)).rejects.toMatchObject({ code: 'key_limit_reached' });
  const thrifty = await meteredAccount(database, 'premium', { monthlyLimit: 0, spendCapMills: 250 });
  await expect(begin(thrifty)).rejects.toMatchObject({ code: 'spend_cap_reached' });
  await ledger.settle(await begin(thrifty, plain.slice(0, 2)), success);
});

test('a Pro Tool without the add-on makes the whole pipeline a trial, and each of its steps counts', async () => {
  const key = await meteredAccount(database, 'premium');
  const tried = [step('fill-pdf'), step('replace-page', true), step('replace-page', true)];
  const reservation = await begin(key, tried);
  expect(reservation).toMatchObject({ mustWatermark: true, trialsRemaining: trialsPerMonth - 2 });
  expect(await ledger.settle(reservation, success)).toMatchObject({ creditsUsed: 0 });
  await expect(begin(key, tried)).rejects.toMatchObject({ code: 'add_on_needed' });
  await database.query('UPDATE subscriptions SET has_pro_tools_add_on = true WHERE user_id = $1', [
    key.accountId,
  ]);
  expect(await ledger.settle(await begin(key, tried), success)).toMatchObject({
    creditsUsed: 3,
    charges: { proTools: 150 },
  });
});
