import { PdfName } from '@libpdf/core';
import { expect, test } from 'vitest';
import { newRef } from './new-ref.ts';
import { ObjectParser } from './object-parser.ts';

const parse = (text: string) =>
  new ObjectParser(Buffer.from(text, 'latin1'), (number) => newRef(number)).parse();

test('names that look alike to a hash are told apart, in any order', () => {
  for (const text of ['Aa', 'BB', 'Aa', 'AaAa', 'BBBB', 'AaBB', 'Aa', 'BB']) {
    expect(parse(`/${text} `)).toBe(PdfName.of(text));
  }
});

test('an escaped character is what it stands for, and nothing else is an escape', () => {
  for (const [text, value] of [
    ['A#42', 'AB'],
    ['AB', 'AB'],
    ['A#42', 'AB'],
    ['A#4', 'A#4'],
    ['#', '#'],
    ['A#zz', 'A#zz'],
    ['#23', '#'],
    ['caf\xe9', 'caf\xe9'],
    ['', ''],
  ] as const) {
    expect(parse(`/${text}`)).toBe(PdfName.of(value));
    expect(parse(`/${text}/42`)).toBe(PdfName.of(value));
  }
});

test('arrays within arrays and dictionaries keep their own items', () => {
  const texts = parse('[1 [2 [3] << /K [4 5] >> 6] 7]');
  expect(texts).toMatchObject({
    items: [
      { value: 1 },
      { items: [{ value: 2 }, { items: [{ value: 3 }] }, {}, { value: 6 }] },
      { value: 7 },
    ],
  });
});
