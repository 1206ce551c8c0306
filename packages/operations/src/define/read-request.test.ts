import { Failure } from '@pagesmith/kernel';
import { expect, test } from 'vitest';
import { anyOtherPart, choice, flag, onePdf, optionalText, pageNumber, severalPdfs } from './builders.ts';
import type { ReceivedPart } from './part.ts';
import { readOptions, readParts } from './read-request.ts';

const file = (name: string): ReceivedPart => ({ name, content: { source: `spool/${name}` } });
const text = (name: string, content: string): ReceivedPart => ({ name, content });

const replace = {
  parts: {
    original: onePdf(),
    files: severalPdfs({ min: 2, max: 3 }),
    page: pageNumber(),
    side: choice(['after', 'before']),
    note: optionalText({ lengthMax: 5 }),
  },
};
const fill = { parts: { file: onePdf(), fields: anyOtherPart({ lengthMax: 10 }) } };
const complete = [file('original'), file('files'), file('files'), text('page', '2')];

const refusalOf = (action: () => unknown): string => {
  try {
    action();
  } catch (error) {
    if (error instanceof Failure) return `${error.code}: ${error.in('en')}`;
    throw error;
  }
  throw new Error('nothing was refused');
};

test('parts may come in any order, files keep theirs', () => {
  const values = readParts(replace, [text('page', ' 2 '), file('files'), file('original'), file('files')]);
  expect(values.page).toBe(2);
  expect(values.original).toEqual({ part: 'original', source: 'spool/original' });
  expect(values.files).toHaveLength(2);
  expect(values.side).toBe('after');
  expect(values.note).toBeUndefined();
});

test.each([
  ['a missing file', complete.slice(1), 'part_missing: The part original is missing.'],
  ['a missing text', complete.slice(0, 3), 'part_missing: The part page is missing.'],
  ['a repeated part', [...complete, file('original')], 'part_repeated: The part original was sent 2 times.'],
  [
    'too few files',
    [complete[0], complete[1], complete[3]],
    'file_count_wrong: The part files was sent 1 times.',
  ],
  [
    'an unexpected part',
    [...complete, text('pgae', '1')],
    'part_unexpected: The part pgae is not expected. This operation takes: original, files, page, side, note.',
  ],
  ['text for a file', [text('original', 'x'), ...complete.slice(1)], 'part_not_file: The part original'],
  ['a file for text', [...complete.slice(0, 3), file('page')], 'part_not_text: The part page'],
  [
    'a word for a number',
    [...complete.slice(0, 3), text('page', 'two')],
    'page_number_malformed: The part page',
  ],
  ['page 0', [...complete.slice(0, 3), text('page', '0')], 'page_number_malformed: The part page'],
  [
    'an unknown choice',
    [...complete, text('side', 'left')],
    'choice_unknown: The part side must be one of: after, before.',
  ],
  [
    'a long text',
    [...complete, text('note', '123456')],
    'part_too_long: The text of the part note is longer than 5',
  ],
])('%s is refused by name', (_what, received, words) => {
  expect(refusalOf(() => readParts(replace, received as ReceivedPart[]))).toContain(words);
});

test('every other text is a form field, also one named file, and repeated values keep their order', () => {
  const values = readParts(fill, [
    text('file', 'draft'),
    file('file'),
    text('a', '1'),
    text('a', '2'),
    text('__proto__', 'x'),
  ]);
  expect(values.file).toEqual({ part: 'file', source: 'spool/file' });
  expect([...values.fields]).toEqual([
    ['file', ['draft']],
    ['a', ['1', '2']],
    ['__proto__', ['x']],
  ]);
});

test('a second file is not taken for a field', () => {
  expect(refusalOf(() => readParts(fill, [file('file'), file('photo')]))).toContain(
    'part_unexpected: The part photo is not expected. This operation takes: file.',
  );
});

test('options are read from the query, and unknown ones are named', () => {
  const options = { options: { flatten: flag() } };
  expect(readOptions(options, {})).toEqual({ flatten: false });
  expect(readOptions(options, { flatten: 'true' })).toEqual({ flatten: true });
  expect(refusalOf(() => readOptions(options, { flatten: 'maybe' }))).toContain('query_option_not_flag');
  expect(refusalOf(() => readOptions(options, { flaten: 'true' }))).toContain(
    'query_option_unknown: The option flaten is unknown. This operation takes: flatten.',
  );
});
