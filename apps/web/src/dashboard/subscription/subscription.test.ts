import { describe, expect, it } from 'vitest';
import { planOf } from './plan-of.ts';
import { shownStatus } from './status-badge.tsx';

describe('a subscription', () => {
  it.each([
    ['active', 'active'],
    ['trialing', 'trialing'],
    ['past_due', 'past_due'],
    ['canceled', 'inactive'],
    ['', 'inactive'],
    [undefined, 'inactive'],
  ])('with the status %s is shown as %s', (status, shown) => {
    expect(shownStatus(status)).toBe(shown);
  });

  it('that is missing, or names no plan of ours, is Starter', () => {
    expect(planOf(undefined).id).toBe('starter');
    expect(planOf({ plan: 'gold' }).id).toBe('starter');
    expect(planOf({ plan: 'pro' }).id).toBe('pro');
  });
});
