import { expect, test } from 'vitest';
import { pricesOutOfPlace } from './prices.mjs';

const complaints = (text: string) => pricesOutOfPlace([{ path: 'apps/web/src/offer.tsx', text }]);

test.each([
  'const text = "only 9.99 a month";',
  'const text = "seulement 8,99 par mois";',
  'const text = "€ 5 a month";',
  'const text = "12,50 €";',
  'const text = "$12.50";',
  'const overageFee = 0.2;',
  'const card = { priceMills: 12_000 };',
  'const rate = 0.105;',
])('%s is a price out of place', (line) => {
  expect(complaints(line)).toHaveLength(1);
  expect(complaints(line)[0]).toMatch(/^apps\/web\/src\/offer\.tsx:1: .*catalog\.$/);
});

test.each([
  'SELECT $1, $2',
  'const ratio = 0.02;',
  'priceMills: 0',
  'const z = 9.995;',
  'plans.pro.priceMills',
])('%s is none', (line) => expect(complaints(line)).toEqual([]));

test('no price of this project is out of place', () => expect(pricesOutOfPlace()).toEqual([]));
