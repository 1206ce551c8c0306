import { plans } from '@pagesmith/catalog';
import { expect, test } from 'vitest';
import { exactEuros } from './euros.ts';

test('euros have two decimals, and three only where a fee is a part of a cent', () => {
  const { priceMills, fileSizeFee } = plans.enterprise;
  expect(exactEuros(priceMills, 'en')).toBe('€349.99');
  expect(exactEuros(Number(fileSizeFee), 'en')).toBe('€0.01');
  expect(exactEuros(Number(plans.premium.proToolsFee), 'en')).toBe('€0.075');
  expect(exactEuros(Number(plans.premium.overageFee), 'fr')).toBe('0,105\u00a0€');
});
