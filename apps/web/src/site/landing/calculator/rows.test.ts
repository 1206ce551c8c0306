import { calculate } from '@pagesmith/catalog';
import { operations } from '@pagesmith/operations';
import { describe, expect, it } from 'vitest';
import { calculatorRows, pricedOperations } from './rows.ts';

describe('the calculator', () => {
  it('has a row for every operation that has a list price, and no other', () => {
    const rows = pricedOperations.map(({ id }) => id);
    const promised = ['fill-pdf', 'list-fields', 'merge-pdf', 'insert-pdf', 'remove-page', 'extract-pages'];
    expect(rows).toEqual(expect.arrayContaining(promised));
    for (const { id, listPriceUsd } of operations) {
      expect(rows.includes(id)).toBe(listPriceUsd !== undefined);
    }
  });

  it('takes what is no number, and what is negative, as no call', () => {
    const { requests, monthlyMills, averageMills } = calculate(
      calculatorRows({ 'fill-pdf': 'many', 'list-fields': '-5', 'merge-pdf': '' }),
    );
    expect({ requests, monthlyMills, averageMills }).toEqual({
      requests: 0,
      monthlyMills: 0,
      averageMills: 0,
    });
  });

  it('adds up what each operation costs', () => {
    const [fill, list] = pricedOperations;
    if (!fill || !list) throw new Error('Two operations have a list price.');
    const { monthlyMills, requests } = calculate(calculatorRows({ [fill.id]: '100', [list.id]: '10.9' }));
    expect(requests).toBe(110);
    expect(monthlyMills).toBe(100 * fill.priceMills + 10 * list.priceMills);
  });
});
