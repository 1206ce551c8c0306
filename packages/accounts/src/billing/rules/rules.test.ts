import { describe, expect, it } from 'vitest';
import { forecastMills } from '../account/forecast.ts';
import { chooseSubscription, isUpgrade } from './choose.ts';
import type { KnownSubscription } from './fold.ts';
import { monthsAfter, periodEndAfter } from './months.ts';
import { termsAt } from './terms.ts';

const start = new Date('2026-11-15T08:00:00Z');
const day = 86_400;
const startsAt = start.getTime() / 1000;
const after = (days: number) => new Date(start.getTime() + days * day * 1000);

const known = (given: Partial<KnownSubscription> = {}): KnownSubscription => ({
  kind: 'subscription',
  subscriptionId: 'sub_1',
  customerId: 'cus_1',
  plan: 'pro',
  cycle: 'monthly',
  status: 'active',
  startedAt: startsAt,
  anchorAt: startsAt,
  periodStartsAt: startsAt,
  periodEndsAt: startsAt + 30 * day,
  cancelAt: null,
  hasProTools: false,
  pastDueSince: null,
  later: null,
  ...given,
});

describe('the terms of a subscription', () => {
  it('are those of its plan while it is paid', () => {
    for (const status of ['active', 'trialing']) {
      expect(termsAt(known({ status }), after(1))).toMatchObject({
        now: { plan: 'pro', status, monthly_limit: 5_000 },
        change: null,
      });
    }
  });

  it('are Starter’s without a subscription, and after a cancellation from its date on', () => {
    expect(termsAt(undefined, start).now).toMatchObject({
      plan: 'starter',
      status: 'active',
      monthly_limit: 100,
    });
    const cancelled = known({ cancelAt: startsAt + 30 * day });
    const before = termsAt(cancelled, after(29));
    expect(before).toMatchObject({
      now: { plan: 'pro' },
      change: { at: after(30), to: { plan: 'starter' } },
    });
    expect(termsAt(cancelled, after(30))).toMatchObject({
      now: { plan: 'starter', status: 'active', cancel_at: null },
    });
    expect(termsAt(known({ status: 'canceled' }), after(1)).now.plan).toBe('starter');
  });

  it('go on for seven days without payment, then are Starter’s, and remember what was chosen', () => {
    const unpaid = known({ status: 'past_due', pastDueSince: startsAt, hasProTools: true });
    expect(termsAt(unpaid, after(6.99))).toMatchObject({
      now: { plan: 'pro', status: 'past_due' },
      change: { at: after(7) },
    });
    const fallen = termsAt(unpaid, after(7));
    expect(fallen.now).toMatchObject({
      plan: 'starter',
      status: 'past_due',
      monthly_limit: 100,
      has_pro_tools_add_on: true,
    });
    expect(fallen.now).not.toHaveProperty('has_gdpr_mode');
  });

  it('end with a cancellation that comes during or after the seven days', () => {
    const unpaid = { status: 'past_due', pastDueSince: startsAt };
    for (const days of [3, 20]) {
      const both = known({ ...unpaid, cancelAt: startsAt + days * day });
      expect(termsAt(both, after(21)).now).toMatchObject({ plan: 'starter', status: 'active' });
    }
  });

  it('change to a smaller plan at the end of the period, but never back to a larger one for want of payment', () => {
    const later = { at: startsAt + 30 * day, plan: 'premium', cycle: 'monthly' } as const;
    expect(termsAt(known({ later }), after(1))).toMatchObject({
      now: { plan: 'pro' },
      change: { to: { plan: 'premium' } },
    });
    expect(termsAt(known({ later }), after(30)).now).toMatchObject({ plan: 'premium', monthly_limit: 600 });
    const unpaid = known({ later, status: 'past_due', pastDueSince: startsAt });
    expect(termsAt(unpaid, after(31)).now.plan).toBe('starter');
  });

  it('of a subscription that is neither paid nor ended are Starter’s, under its own status', () => {
    for (const status of ['unpaid', 'paused']) {
      expect(termsAt(known({ status }), start).now).toMatchObject({ plan: 'starter', status });
    }
  });
});

describe('of several subscriptions', () => {
  const one = (subscriptionId: string, given: Partial<KnownSubscription>) =>
    known({ subscriptionId, ...given });

  it('the paid one stays, then the one that goes on, the larger, the annual, the older', () => {
    const pairs: [Partial<KnownSubscription>, Partial<KnownSubscription>][] = [
      [{ plan: 'premium' }, { plan: 'pro', status: 'past_due' }],
      [{ plan: 'premium' }, { plan: 'pro', cancelAt: startsAt + day }],
      [{ plan: 'pro' }, { plan: 'premium', cycle: 'annual' }],
      [{ cycle: 'annual' }, { cycle: 'monthly' }],
      [{ startedAt: 1 }, { startedAt: 2 }],
    ];
    for (const [better, worse] of pairs) {
      const [stays, goes] = [one('a', better), one('b', worse)];
      for (const order of [
        [stays, goes],
        [goes, stays],
      ]) {
        expect(chooseSubscription(order)).toEqual({ chosen: stays, superseded: [goes] });
      }
    }
  });

  it('an ended one counts only when there is no other', () => {
    const ended = one('a', { plan: 'enterprise', status: 'canceled' });
    const live = one('b', { plan: 'premium' });
    expect(chooseSubscription([ended, live])).toEqual({ chosen: live, superseded: [] });
    expect(chooseSubscription([ended]).chosen).toBe(ended);
  });

  it('more is an upgrade, and the same by the year', () => {
    const bought = (plan: 'premium' | 'pro', cycle: 'monthly' | 'annual') => ({ plan, cycle });
    expect(isUpgrade(bought('premium', 'annual'), bought('pro', 'monthly'))).toBe(true);
    expect(isUpgrade(bought('pro', 'monthly'), bought('pro', 'annual'))).toBe(true);
    expect(isUpgrade(bought('pro', 'annual'), bought('pro', 'monthly'))).toBe(false);
    expect(isUpgrade(bought('pro', 'monthly'), bought('premium', 'annual'))).toBe(false);
  });
});

describe('months', () => {
  it('are counted from their anchor, and end with a shorter month', () => {
    const anchor = new Date('2026-01-31T10:00:00Z');
    expect(monthsAfter(anchor, 1)).toEqual(new Date('2026-02-28T10:00:00Z'));
    expect(monthsAfter(anchor, 2)).toEqual(new Date('2026-03-31T10:00:00Z'));
    expect(monthsAfter(anchor, 13)).toEqual(new Date('2027-02-28T10:00:00Z'));
    expect(periodEndAfter(anchor, 1, monthsAfter(anchor, 1))).toEqual(new Date('2026-03-31T10:00:00Z'));
    expect(periodEndAfter(anchor, 12, anchor)).toEqual(new Date('2027-01-31T10:00:00Z'));
  });
});

describe('a forecast', () => {
  const month = {
    priceMills: 9_990,
    startedAt: start,
    endsAt: after(30),
    monthlyLimit: 600,
    usedCalls: 400,
    charges: { overage: 0, fileSize: 100, proTools: 0, gdpr: 0 },
    spendCapMills: null,
    overageMills: 105,
  } as const;

  it('goes on at the pace of the month so far: overage only beyond the allowance', () => {
    // 1,200 calls by the end: 600 over, at 0.105; file sizes three times what they were.
    expect(forecastMills(month, after(10))).toBe(9_990 + 600 * 105 + 300);
    expect(forecastMills({ ...month, usedCalls: 100 }, after(10))).toBe(9_990 + 300);
  });

  it('stops at the spend cap, and never says less than is charged', () => {
    expect(forecastMills({ ...month, spendCapMills: 5_000 }, after(10))).toBe(9_990 + 5_000);
    const charged = { ...month.charges, overage: 6_000 };
    expect(forecastMills({ ...month, charges: charged, spendCapMills: 5_000 }, after(10))).toBe(
      9_990 + 6_100,
    );
  });
});
