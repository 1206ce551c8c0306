import { expect, it } from 'vitest';
import { availabilityPercentOf, creditPercentOf, serviceLevel } from './service-level.ts';

it.each([
  [100, 0],
  [99.9, 0],
  [99.899, 10],
  [99, 10],
  [98.999, 25],
  [95, 25],
  [94.999, 50],
  [0, 50],
])('a month with %d per cent gives back %d per cent of its price', (availability, credit) => {
  expect(creditPercentOf(availability)).toBe(credit);
});

it('a credit is owed as soon as the promise is missed, and nothing measured is no availability', () => {
  expect(serviceLevel.credits.at(-1)?.belowPercent).toBe(serviceLevel.availabilityPercent);
  expect(availabilityPercentOf(0, 0)).toBeUndefined();
});
