import { expect, test } from 'vitest';
import { pageListLengthMax } from './parse-page-list.ts';
import { parseTurnedPages } from './turned-pages.ts';

test('each page of a list has its own turn, and none where none is written', () => {
  expect(parseTurnedPages('2, 4-5@90 ,1@ 180', 9)).toEqual([
    { page: 2, turn: 0 },
    { page: 4, turn: 90 },
    { page: 5, turn: 90 },
    { page: 1, turn: 180 },
  ]);
});

test.each([
  ['', 'page_list_empty'],
  ['1,,2', 'page_list_malformed'],
  ['@90', 'page_list_malformed'],
  ['1@', 'page_turn_unknown'],
  ['1@45', 'page_turn_unknown'],
  ['1@90@90', 'page_turn_unknown'],
  ['12@90', 'page_absent'],
])('%j is refused as %s', (text, code) => {
  expect(() => parseTurnedPages(text, 9)).toThrow(expect.objectContaining({ code }));
});

test('more pages than the limit are refused before they take memory', () => {
  const ranges = Array.from({ length: 10_000 }, () => `1-${pageListLengthMax}@90`).join(',');
  expect(() => parseTurnedPages(ranges, pageListLengthMax)).toThrow(
    expect.objectContaining({ code: 'page_list_too_long' }),
  );
});
