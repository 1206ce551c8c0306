import { PdfArray, PdfDict, PdfName, PdfNumber, PdfRef, PdfString } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { serialize } from '../serialize.ts';
import { ObjectParser } from './object-parser.ts';

const parse = (text: string) => new ObjectParser(Buffer.from(text, 'latin1'), PdfRef.of).parse();
const written = (text: string): string => {
  const object = parse(text);
  return object ? serialize(object, (ref) => ref.objectNumber) : '';
};

describe('an object comes out as it went in', () => {
  it.each([
    ['[1 -2 +3 .5 -.5 4. 0.000001]', '[1 -2 3 0.5 -0.5 4 0.000001]'],
    ['<</A 21  0 R/B 3 0 R/C 4 0/D 5>>', '<</A 21 0 R/B 3 0 R/C 4/D 5>>'],
    ['[1 0 R 2 0 3 0 R]', '[1 0 R 2 0 3 0 R]'],
    ['(a(b)c\\)\\n\\101)', '(a(b)c\\)\nA)'.replace('a(b)c', 'a\\(b\\)c')],
    ['<48 65 6C6>', '(Hel`)'],
    ['/A#20B#e9', '/A#20B#e9'],
    ['[true false null % a comment\n 7]', '[true false null 7]'],
    ['[[1][<<>>]]', '[[1] [<<>>]]'],
  ])('%s', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it('with the bytes of a name that is not UTF-8', () => {
    const name = parse('/\xb7\xc2#cb#ce');
    expect(name instanceof PdfName && Buffer.from(name.value, 'latin1').toString('hex')).toBe('b7c2cbce');
    expect(written('/\xb7\xc2#cb#ce')).toBe('/#b7#c2#cb#ce');
  });

  it('with an array of two hundred thousand items', () => {
    const array = parse(`[${'1 0 R '.repeat(200_000)}]`);
    expect(array instanceof PdfArray && array.length).toBe(200_000);
  });
});

describe('a damaged object', () => {
  it.each([
    ['an unclosed dictionary', '<</A 1/B[1 2 endobj', '<</A 1/B[1 2]>>'],
    ['a key without a value', '<</A/B 2/C>>', '<</A/B>>'],
    ['a value without a key', '<</A 1 7/B 2>>', '<</A 1/B 2>>'],
    ['a number that is none', '[1-2 --3 1.2.3 -]', '[1 3 1.2 0]'],
    ['a stray word', '<</A foo/B 2>>', '<</B 2>>'],
  ])('with %s is read as far as it goes', (_, text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it('that nests without end is refused, and leaves nothing to the next one', () => {
    expect(() => parse(`[7 8${'['.repeat(10_000)}`)).toThrow('nested too deeply');
    expect(written('[1<</A[2]>>3]')).toBe('[1 <</A[2]>> 3]');
  });

  it('ends with the file', () => {
    expect(parse('')).toBeUndefined();
    expect(parse('(abc') instanceof PdfString).toBe(true);
    expect(parse('<</A') instanceof PdfDict).toBe(true);
    expect(parse('12') instanceof PdfNumber).toBe(true);
  });
});
