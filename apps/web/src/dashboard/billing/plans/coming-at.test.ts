import { expect, it } from 'vitest';
import { comingAt } from './coming-at.ts';

const at = '2027-05-01T00:00:00.000Z';

it('a plan that was chosen for later is dated where it is paid as it was chosen', () => {
  const subscription = {
    cancelAt: null,
    scheduled: { plan: 'premium', billingCycle: 'monthly', at },
  } as const;
  expect(comingAt('premium', 'monthly', subscription)).toBe(at);
  expect(comingAt('premium', 'annual', subscription)).toBeNull();
  expect(comingAt('pro', 'monthly', subscription)).toBeNull();
});

it('Starter is dated after a cancellation, not after a payment that is awaited', () => {
  const scheduled = { plan: 'starter', billingCycle: 'monthly', at } as const;
  expect(comingAt('starter', 'annual', { cancelAt: at, scheduled })).toBe(at);
  expect(comingAt('starter', 'monthly', { cancelAt: null, scheduled })).toBeNull();
});
