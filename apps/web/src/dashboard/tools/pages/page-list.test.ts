import { parsePageList } from '@pagesmith/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesIn, positionsIn, togglePage, togglePosition, writePages } from './page-list.ts';

it.each([
  [[1, 3, 4, 5, 7], '1,3-5,7'],
  [[4, 3, 2], '4-2'],
  [[1, 2], '1,2'],
  [[2, 2, 2], '2,2,2'],
  [[5, 1, 2, 3], '5,1-3'],
  [[], ''],
])('the pages %j are written as %s', (pages, text) => {
  expect(writePages(pages)).toBe(text);
});

it('what is written is read back by the server’s own reader', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 40 }), (pages) => {
      expect(parsePageList(writePages(pages), 20)).toEqual(pages);
    }),
  );
});

it('a list that is half typed shows the pages that are there', () => {
  expect(pagesIn('1,3-', 9)).toEqual([1]);
  expect(pagesIn('2-4,,99,x', 9)).toEqual([2, 3, 4]);
});

it('clicking a page twice leaves the list as it was', () => {
  expect(togglePage('1,3', 2, 9)).toBe('1,3,2');
  expect(togglePage('1,3,2', 2, 9)).toBe('1,3');
  expect(togglePage('2-4', 3, 9)).toBe('2,4');
  expect(togglePage('', 5, 9)).toBe('5');
});

it('positions are single numbers from 0, written one by one', () => {
  expect(positionsIn('0, 2,12,a', 9)).toEqual([0, 2]);
  expect(togglePosition('2,5', 3, 9)).toBe('2,5,3');
  expect(togglePosition('0,2', 0, 9)).toBe('2');
});
