import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import { pageListLengthMax, parsePageList } from './parse-page-list.ts';

test.each([
  ['1', [1]],
  ['1,3-5,7', [1, 3, 4, 5, 7]],
  ['4-2', [4, 3, 2]],
  ['5,1-3', [5, 1, 2, 3]],
  [' 1 , 3 - 5 ', [1, 3, 4, 5]],
  ['2–4', [2, 3, 4]],
  ['2,2', [2, 2]],
  ['3-3', [3]],
])('%s names the pages %j', (text, pages) => {
  expect(parsePageList(text, 9)).toEqual(pages);
});

test.each([
  ['', 'page_list_empty', 'The document has 9 pages'],
  ['  ', 'page_list_empty', '1,3-5,7'],
  ['0', 'page_absent', '“0”'],
  ['9999', 'page_absent', 'the document has 9 pages'],
  ['8-10', 'page_absent', '“8-10”'],
  ['a-b', 'page_list_malformed', '“a-b”'],
  ['1-', 'page_list_malformed', '“1-”'],
  ['1,,2', 'page_list_malformed', '“”'],
  ['1;2', 'page_list_malformed', '“1;2”'],
  ['-1', 'page_list_malformed', '“-1”'],
  ['1.5', 'page_list_malformed', '“1.5”'],
  ['99999999999999999999', 'page_list_malformed', '9 pages'],
])('%j is refused as %s, and the message says %s', (text, code, words) => {
  const failure = failureOf(() => parsePageList(text, 9));
  expect(failure.code).toBe(code);
  expect(failure.in('en')).toContain(words);
  expect(failure.in('fr')).not.toBe(failure.in('en'));
});

test('ten thousand pages are read, more than the limit are refused before they take memory', () => {
  expect(parsePageList(Array.from({ length: 10_000 }, () => '1').join(','), 1)).toHaveLength(10_000);
  const text = Array.from({ length: 1000 }, () => '1-9999').join(',');
  expect(failureOf(() => parsePageList(text, 9999)).in('en')).toContain(String(pageListLengthMax));
});

test('any list of pages that is written down is read back', () => {
  const pages = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(pages, (list) => {
      expect(parsePageList(list.join(', '), 500)).toEqual(list);
    }),
  );
});

test('whatever is typed gives pages of the document or a Failure', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        for (const page of parsePageList(text, 12)) expect(page >= 1 && page <= 12).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(Failure);
      }
    }),
  );
});

function failureOf(action: () => unknown): Failure {
  try {
    action();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
