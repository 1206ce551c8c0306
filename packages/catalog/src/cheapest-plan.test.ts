import { expect, test } from 'vitest';
import { chargesOf } from './charges.ts';
import { cheapestPlan, planCost, type Volume } from './cheapest-plan.ts';
import { type PlanId, planIds, plans } from './plans.ts';

const megabyte = 1_048_576;
const plain = { proToolCalls: 0, bytesPerCall: megabyte, wantsGdpr: false };

/** A month played call by call, each charged as the ledger charges it. Null: the plan refuses. */
function played(plan: PlanId, { calls, proToolCalls, bytesPerCall, wantsGdpr }: Volume): number | null {
  const offer = plans[plan];
  if (bytesPerCall > offer.fileBytesMax || (wantsGdpr && offer.gdprFee === 'none')) return null;
  const charged = (isOverAllowance: boolean, isProTool: boolean) => {
    const facts = { plan, isOverAllowance, isProTool, inputBytes: bytesPerCall, hasGdprMode: wantsGdpr };
    return Object.values(chargesOf({ ...facts, hasProToolsAddOn: true })).reduce((sum, fee) => sum + fee, 0);
  };
  const [plainCall, proTool] = [charged(false, false), charged(false, true)];
  const [plainOver, proToolOver] = [charged(true, false), charged(true, true)];
  let total = offer.priceMills;
  for (let call = 0; call < calls; call += 1) {
    if (call < offer.callsPerMonth) total += call < proToolCalls ? proTool : plainCall;
    else if (offer.overageFee === 'none') return null;
    else total += call < proToolCalls ? proToolOver : plainOver;
  }
  return total;
}

const counts = [0, 1, 99, 100, 101, 599, 600, 601, 1_400, 1_457, 1_458, 5_000, 9_545, 9_546, 15_000, 20_000];
const volumes = counts.flatMap((calls) =>
  [0, Math.floor(calls / 7), calls].flatMap((proToolCalls) =>
    [megabyte, 6 * megabyte, 120 * megabyte, 600 * megabyte].flatMap((bytesPerCall) =>
      [false, true].map((wantsGdpr) => ({ calls, proToolCalls, bytesPerCall, wantsGdpr })),
    ),
  ),
);

test('the calculator names the cheapest plan for the entered volume, with its whole price', () => {
  for (const volume of volumes) {
    const prices = planIds.map((plan) => played(plan, volume));
    expect(planIds.map((plan) => planCost(plan, volume)?.totalMills ?? null)).toEqual(prices);
    const possible = prices.filter((price) => price !== null);
    expect(cheapestPlan(volume)?.totalMills).toBe(possible.length > 0 ? Math.min(...possible) : undefined);
  }
});

test('Starter is enough up to its allowance, and for nothing that it does not have', () => {
  expect(cheapestPlan({ ...plain, calls: 100 })).toMatchObject({ plan: 'starter', totalMills: 0 });
  expect(cheapestPlan({ ...plain, calls: 101 })).toMatchObject({ plan: 'premium', totalMills: 9_990 });
  expect(cheapestPlan({ ...plain, calls: 1, wantsGdpr: true })).toMatchObject({
    plan: 'premium',
    totalMills: 9_990 + 25,
  });
});

test('no plan takes files that are larger than the largest takes', () =>
  expect(cheapestPlan({ ...plain, calls: 1, bytesPerCall: 1_025 * megabyte })).toBeUndefined());
