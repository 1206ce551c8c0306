import { expect, it } from 'vitest';
import { firstFilters } from './filters.ts';
import { readFilters } from './kept-filters.ts';

it('finds the filters as they were left', () => {
  const left = { ...firstFilters, period: 'year', status: 'error', apiKey: 'k1', endpoint: 'merge' } as const;
  expect(readFilters(JSON.stringify(left))).toEqual(left);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['null', 'null'],
  ['what there is no more', '{"period":"decade","status":7,"operation":{}}'],
])('begins with the first filters where the browser has kept %s', (_, text) => {
  expect(readFilters(text)).toEqual(firstFilters);
});
