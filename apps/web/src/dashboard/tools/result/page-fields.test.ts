import { expect, it } from 'vitest';
import { numberAfter } from './page-fields.ts';

it('pages are counted from the number of the first one', () => {
  expect(['1', '9', '017'].map((first) => numberAfter(first, 2))).toEqual(['3', '11', '19']);
});

it('what is no figure stays as the document says it', () => {
  expect(['iv', 'B', ''].map((first) => numberAfter(first, 2))).toEqual(['iv', 'B', '']);
});
