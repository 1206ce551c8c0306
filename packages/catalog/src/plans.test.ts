import { expect, test } from 'vitest';
import { centsOf, formatMoney } from './money.ts';
import { monthlyPriceMills, planIds, plans, yearlyTotalMills } from './plans.ts';

test('the plans cost what the price table says, in cents', () => {
  expect(planIds.map((id) => centsOf(plans[id].priceMills))).toEqual([0, 999, 9_999, 34_999]);
});

test('paid by the year a month costs a tenth less, rounded down to the cent', () => {
  expect(planIds.map((id) => centsOf(monthlyPriceMills(id, 'annual')))).toEqual([0, 899, 8_999, 31_499]);
  expect(centsOf(yearlyTotalMills('premium', 'annual'))).toBe(12 * 899);
});

test('allowances, rates and sizes are those of the price table', () => {
  const megabytes = (bytes: number) => bytes / 1_048_576;
  expect(planIds.map((id) => plans[id].callsPerMonth)).toEqual([100, 600, 5_000, 15_000]);
  expect(planIds.map((id) => plans[id].ratePerMinute)).toEqual([10, 100, 500, 1_000]);
  expect(planIds.map((id) => megabytes(plans[id].fileBytesMax))).toEqual([100, 250, 500, 1_024]);
  expect(planIds.map((id) => plans[id].retentionMinutes)).toEqual([5, 30, 30, 60]);
  expect(planIds.map((id) => plans[id].overageFee)).toEqual(['none', 105, 55, 35]);
});

test('only Starter is watermarked, only Pro and Enterprise have webhooks', () => {
  expect(planIds.filter((id) => plans[id].hasWatermark)).toEqual(['starter']);
  expect(planIds.filter((id) => plans[id].hasWebhooks)).toEqual(['pro', 'enterprise']);
});

test('a minute of ordinary fills at the full rate of a plan takes far less processor time than comes back in it', () => {
  const fillSeconds = 0.02;
  for (const id of planIds) {
    const { ratePerMinute, work } = plans[id];
    expect(ratePerMinute * fillSeconds).toBeLessThan(work.processorSecondsPerMinute / 5);
  }
});

test('a conversion of five hundred ordinary pages fits into what every plan holds', () => {
  const pageSeconds = 0.2;
  for (const id of planIds) expect(500 * pageSeconds).toBeLessThan(plans[id].work.processorSeconds);
});

test('money is written the way each language writes it', () => {
  expect(formatMoney(9_990, 'USD', 'en')).toBe('$9.99');
  expect(formatMoney(349_990, 'EUR', 'fr').replace(/\s/g, ' ')).toBe('349,99 €');
  expect(formatMoney(105, 'EUR', 'en', 3)).toBe('€0.105');
});
