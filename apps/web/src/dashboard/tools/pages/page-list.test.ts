import { parsePageList, parseTurnedPages } from '@pagesmith/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  pagesIn,
  positionsIn,
  toggled,
  togglePosition,
  turnedFurther,
  turnedPagesIn,
  upright,
  writePages,
  writeTurnedPages,
} from './page-list.ts';

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
  const page = fc.integer({ min: 1, max: 20 });
  const turn = fc.constantFrom(0, 90, 180, 270);
  fc.assert(
    fc.property(fc.array(fc.record({ page, turn }), { minLength: 1, maxLength: 40 }), (pages) => {
      expect(parseTurnedPages(writeTurnedPages(pages), 20)).toEqual(pages);
      const numbers = pages.map((each) => each.page);
      expect(parsePageList(writePages(numbers), 20)).toEqual(numbers);
    }),
  );
});

it('a list that is half typed shows the pages that are there', () => {
  expect(pagesIn('1,3-', 9)).toEqual([1]);
  expect(pagesIn('2-4,,99,x', 9)).toEqual([2, 3, 4]);
  expect(turnedPagesIn('2@90,3@,4@45', 9)).toEqual([{ page: 2, turn: 90 }]);
});

it('clicking a page twice leaves the list as it was', () => {
  const picked = [1, 3].map(upright);
  expect(toggled(picked, 2)).toEqual([1, 3, 2].map(upright));
  expect(toggled(toggled(picked, 2), 2)).toEqual(picked);
});

it('a page that is turned four times lies as it did; one that is not picked joins turned', () => {
  const picked = [1, 3].map(upright);
  expect(writeTurnedPages(turnedFurther(picked, 3))).toBe('1,3@90');
  expect([1, 2, 3, 4].reduce((pages) => [...turnedFurther(pages, 3)], picked)).toEqual(picked);
  expect(writeTurnedPages(turnedFurther(picked, 5))).toBe('1,3,5@90');
});

it('positions are single numbers from 0, written one by one', () => {
  expect(positionsIn('0, 2,12,a', 9)).toEqual([0, 2]);
  expect(togglePosition('2,5', 3, 9)).toBe('2,5,3');
  expect(togglePosition('0,2', 0, 9)).toBe('2');
});
