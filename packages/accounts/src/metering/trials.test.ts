import { trialsPerMonth } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthenticatedKey } from './call.ts';
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
const proTool = (key: AuthenticatedKey, operation = 'replace-page') =>
  callBy(key, { isProTool: true, operation, endpoint: `/${operation}` });

describe.each(kindsForPlainSql())('Pro Tools without the add-on, on the %s database', (kind) => {
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

  const tryOne = async (key: AuthenticatedKey, operation?: string) => {
    const reservation = await ledger.reserve(proTool(key, operation));
    await ledger.settle(reservation, success);
    return reservation;
  };
  const useUp = async (key: AuthenticatedKey, operation?: string) => {
    for (let count = 0; count < trialsPerMonth; count += 1) await tryOne(key, operation);
  };

  it('have three free marked trials a month of each on Premium, and are then refused with what the add-on costs and where it is turned on', async () => {
    const key = await meteredAccount(database, 'premium');
    for (const trialsRemaining of [2, 1, 0])
      expect(await tryOne(key)).toMatchObject({ mustWatermark: true, trialsRemaining });
    const refused = ledger.reserve(proTool(key));
    await expect(refused).rejects.toMatchObject({ status: 403, code: 'add_on_needed' });
    const failure = await refused.catch((error) => error);
    expect(failure.in('en')).toContain('€0.075 a call');
    expect(failure.in('en')).toContain('Billing tab');
    expect(failure.in('fr').replace(/\s/g, ' ')).toContain('0,075 € par appel');
    expect(await tryOne(key, 'detect-page')).toMatchObject({ trialsRemaining: 2 });
  });

  it('cost nothing as trials: no credit, no overage, no fee, whatever the spend cap', async () => {
    const key = await meteredAccount(database, 'premium', {
      monthlyLimit: 0,
      spendCapMills: 0,
      hasGdprMode: true,
    });
    const reservation = await ledger.reserve(proTool(key));
    const large = { ...success, inputBytes: 6 * 1_048_576 };
    expect(await ledger.settle(reservation, large)).toMatchObject({
      creditsUsed: 0,
      charges: { overage: 0, fileSize: 0, proTools: 0, gdpr: 0 },
    });
    const books = await booksOf(database, key);
    expect(books.charges).toEqual([]);
    expect(books.log).toMatchObject([{ status: 'success', credits: 0 }]);
    expect(books.subscription).toMatchObject({ currentUsage: 0, reservedCalls: 0, chargedMills: 0 });
  });

  it('never use up a trial when the call fails, or when its process dies', async () => {
    const key = await meteredAccount(database, 'premium');
    for (let count = 0; count < 2 * trialsPerMonth; count += 1)
      await ledger.release(await ledger.reserve(proTool(key)), damaged);
    const dying = createLedger({ database, clock, processId: 'dying', onError });
    await dying.sweep();
    for (let count = 0; count < trialsPerMonth; count += 1) await dying.reserve(proTool(key));
    await expect(ledger.reserve(proTool(key))).rejects.toMatchObject({ code: 'add_on_needed' });
    await letDie(database, 'dying');
    expect(await ledger.sweep()).toBe(trialsPerMonth);
    expect(await tryOne(key)).toMatchObject({ trialsRemaining: 2 });
  });

  it('give no fourth trial to calls that come at the same time', async () => {
    const key = await meteredAccount(database, 'premium');
    const asked = Array.from({ length: 8 }, () => tryOne(key));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(trialsPerMonth);
  });

  it('have new trials when the plan’s month begins again', async () => {
    const key = await meteredAccount(database, 'premium');
    await useUp(key);
    clock.moveTo(monthEnd);
    await ledger.sweep();
    expect(await tryOne(key)).toMatchObject({ trialsRemaining: 2 });
  });

  it('are clean and cost the fee of each call with the add-on, which no trial delays', async () => {
    const key = await meteredAccount(database, 'premium');
    await useUp(key);
    await database.query('UPDATE subscriptions SET has_pro_tools_add_on = true WHERE user_id = $1', [
      key.accountId,
    ]);
    const reservation = await ledger.reserve(proTool(key));
    expect(reservation).toMatchObject({ mustWatermark: false, trialsRemaining: undefined });
    expect(await ledger.settle(reservation, success)).toMatchObject({
      creditsUsed: 1,
      charges: { proTools: 75 },
    });
  });

  it('are tried once by a retry that had to be worked again, and free when it was kept', async () => {
    const key = await meteredAccount(database, 'premium');
    const retry = await ledger.reserve({ ...proTool(key), isRetry: true });
    expect(retry.trialsRemaining).toBeUndefined();
    const claimed = await ledger.claim(retry);
    expect(claimed).toMatchObject({ mustWatermark: true, trialsRemaining: 2 });
    await ledger.settle(claimed, success);
    const kept = await ledger.reserve({ ...proTool(key), isRetry: true });
    await ledger.replay(kept, success);
    expect(await tryOne(key)).toMatchObject({ trialsRemaining: 1 });
  });

  it.each(['pro', 'enterprise', 'starter'] as const)(
    'have no trials on %s, which has them all',
    async (plan) => {
      const key = await meteredAccount(database, plan);
      for (let count = 0; count <= trialsPerMonth; count += 1) {
        const reservation = await ledger.reserve(proTool(key));
        expect(reservation).toMatchObject({ mustWatermark: plan === 'starter', trialsRemaining: undefined });
        expect(await ledger.settle(reservation, success)).toMatchObject({ creditsUsed: 1 });
      }
    },
  );
});
