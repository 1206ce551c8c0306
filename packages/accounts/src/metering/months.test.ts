import { type PlanId, plans } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLedger, type Ledger } from './ledger.ts';
import {
  booksOf,
  callBy,
  damaged,
  issueProofs,
  meteredAccount,
  monthEnd,
  privateSuccess,
  start,
  success,
  wideRates,
} from './testing/metered-account.ts';

const onError = (error: unknown) => {
  throw error;
};
const megabyte = 1_048_576;

/** Numbers that look random and are the same in every run (Numerical Recipes' generator). */
function numbersFrom(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % max;
  };
}

describe.each(kindsForPlainSql())('a month on the %s database', (kind) => {
  const clock = movableClock(start);
  let database: Database;
  let ledger: Ledger;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    ledger = createLedger({ database, clock, processId: 'this', onError, limits: wideRates });
    await ledger.sweep();
  });
  afterAll(() => database.close());

  it('begins by itself with the first call after the last one', async () => {
    clock.moveTo(start);
    const key = await meteredAccount(database, 'starter', { currentUsage: 100 });
    await expect(ledger.reserve(callBy(key))).rejects.toMatchObject({ code: 'quota_exhausted' });
    clock.moveTo(monthEnd);
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    const { subscription } = await booksOf(database, key);
    const nextEnd = new Date('2027-01-15T08:00:00.000Z');
    expect(subscription).toMatchObject({
      currentUsage: 1,
      periodStartedAt: monthEnd,
      periodEndsAt: nextEnd,
      nextBillingDate: nextEnd,
    });
  });

  it('starts with nothing charged, and keeps the charges of the last one', async () => {
    clock.moveTo(start);
    const key = await meteredAccount(database, 'pro', { monthlyLimit: 0, spendCapMills: 55 });
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    await expect(ledger.reserve(callBy(key))).rejects.toMatchObject({ code: 'spend_cap_reached' });
    clock.moveTo(monthEnd);
    await ledger.settle(await ledger.reserve(callBy(key)), success);
    const books = await booksOf(database, key);
    expect(books.subscription).toMatchObject({ chargedMills: 55, currentUsage: 1 });
    expect(books.charges.map(({ periodStartedAt }) => periodStartedAt)).toEqual([start, monthEnd]);
  });

  it('counts a call that ends in it, though it began in the last one', async () => {
    clock.moveTo(start);
    const key = await meteredAccount(database, 'starter', { currentUsage: 98 });
    const [first, second] = [await ledger.reserve(callBy(key)), await ledger.reserve(callBy(key))];
    clock.moveTo(monthEnd);
    await ledger.settle(first, success);
    await ledger.release(second, damaged);
    const { subscription } = await booksOf(database, key);
    expect(subscription).toMatchObject({ currentUsage: 1, reservedCalls: 0, periodStartedAt: monthEnd });
  });

  it('ends on the last day of a shorter month without losing the day', async () => {
    const january = new Date('2026-01-31T10:00:00.000Z');
    const key = await meteredAccount(database, 'starter', {
      periodStartedAt: january,
      periodEndsAt: new Date('2026-02-28T10:00:00.000Z'),
      nextBillingDate: new Date('2026-02-28T10:00:00.000Z'),
    });
    const ends: string[] = [];
    for (const time of ['2026-02-28T10:00Z', '2026-03-31T10:00Z', '2026-04-30T10:00Z', '2027-02-28T09:59Z']) {
      clock.moveTo(time);
      await ledger.release(await ledger.reserve(callBy(key)), damaged);
      ends.push((await booksOf(database, key)).subscription.periodEndsAt.toISOString().slice(0, 16));
    }
    expect(ends).toEqual(['2026-03-31T10:00', '2026-04-30T10:00', '2026-05-31T10:00', '2027-02-28T10:00']);
  });

  it('has its own allowance in a plan that is paid by the year', async () => {
    const yearEnd = new Date('2027-11-15T08:00:00.000Z');
    const key = await meteredAccount(database, 'pro', {
      billingCycle: 'annual',
      nextBillingDate: yearEnd,
      currentUsage: 7,
    });
    clock.moveTo(monthEnd);
    await ledger.release(await ledger.reserve(callBy(key)), damaged);
    const { subscription } = await booksOf(database, key);
    expect(subscription).toMatchObject({ currentUsage: 0, nextBillingDate: yearEnd });
    clock.moveTo(yearEnd);
    await ledger.release(await ledger.reserve(callBy(key)), damaged);
    const { subscription: later } = await booksOf(database, key);
    expect(later.nextBillingDate).toEqual(new Date('2028-11-15T08:00:00.000Z'));
  });

  /** The price page once more, by hand: mills for overage, size, Pro Tools and GDPR mode, and the included size. */
  const prices: Record<PlanId, [number, number, number, number, number]> = {
    starter: [0, 0, 0, 0, Number.POSITIVE_INFINITY],
    premium: [105, 10, 75, 25, 5 * megabyte],
    pro: [55, 10, 0, 15, 50 * megabyte],
    enterprise: [35, 10, 0, 0, 250 * megabyte],
  };

  it.each(['starter', 'premium', 'pro', 'enterprise'] as const)(
    'on %s costs what the price page says',
    async (plan) => {
      clock.moveTo(start);
      const [overage, fileSize, proTools, gdpr, includedBytes] = prices[plan];
      const pick = numbersFrom(plan.length);
      const isPaid = plan !== 'starter';
      const given = { monthlyLimit: 20, hasGdprMode: isPaid, hasProToolsAddOn: isPaid };
      const key = await meteredAccount(database, plan, given);
      const expected = { calls: 0, mills: 0, successes: 0 };
      for (let count = 0; count < 60; count += 1) {
        clock.moveTo(new Date(start.getTime() + count * 36_000_000));
        const isProTool = pick(3) === 0;
        const inputBytes = pick(4) === 0 ? plans[plan].fileBytesMax : pick(5 * megabyte);
        const isFailure = pick(4) === 0;
        const call = callBy(key, { isProTool, inputBytesMax: inputBytes + 300 });
        const isRefused = !isPaid && expected.successes === 20;
        const reservation = await ledger.reserve(call).catch(() => undefined);
        expect(reservation === undefined).toBe(isRefused);
        if (!reservation) continue;
        expected.calls += 1;
        if (isFailure) {
          await ledger.release(reservation, { ...damaged, inputBytes });
          continue;
        }
        const succeeded = reservation.hasGdprMode ? privateSuccess : success;
        await ledger.settle(reservation, { ...succeeded, inputBytes });
        await issueProofs(database, clock.now());
        expected.successes += 1;
        expected.mills +=
          (expected.successes > 20 ? overage : 0) +
          (inputBytes > includedBytes ? fileSize : 0) +
          (isProTool ? proTools : 0) +
          gdpr;
      }
      const books = await booksOf(database, key);
      expect(books.subscription).toMatchObject({
        currentUsage: expected.successes,
        chargedMills: expected.mills,
        reservedCalls: 0,
        reservedMills: 0,
      });
      expect(books.charges.reduce((sum, { amountMills }) => sum + amountMills, 0)).toBe(expected.mills);
      expect(books.log).toHaveLength(expected.calls);
      if (isPaid) expect(expected.successes).toBeGreaterThan(20);
    },
  );

  it.each([
    ['starter', false, false, true],
    ['starter', true, false, true],
    ['premium', false, false, false],
    ['premium', true, false, true],
    ['premium', true, true, false],
    ['pro', true, false, false],
    ['enterprise', true, false, false],
  ] as const)(
    'on %s marks a Pro Tool (%s) with the add-on (%s): %s',
    async (plan, isProTool, hasProToolsAddOn, isMarked) => {
      clock.moveTo(start);
      const key = await meteredAccount(database, plan, { hasProToolsAddOn, retentionMinutes: 90 });
      const reservation = await ledger.reserve(callBy(key, { isProTool }));
      expect(reservation).toMatchObject({
        mustWatermark: isMarked,
        fileBytesMax: plans[plan].fileBytesMax,
        retentionMinutes: plan === 'enterprise' ? 90 : plans[plan].retentionMinutes,
      });
    },
  );
});
