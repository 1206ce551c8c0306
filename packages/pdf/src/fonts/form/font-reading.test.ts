import { PdfDict, PdfName, PdfStream } from '@libpdf/core';
import { expect, it } from 'vitest';
import { codesByText, resolver } from './font-reading.ts';

function codesOf(map: string): Map<string, number> {
  const stream = new PdfStream([], new TextEncoder().encode(map));
  const font = PdfDict.of({ Type: PdfName.of('Font'), ToUnicode: stream });
  return codesByText({ resolve: resolver(() => null) }, font);
}

it('the codes of a map are found by their text', () => {
  const codes = codesOf(
    '1 beginbfchar <0003> <0041> endbfchar 1 beginbfrange <0010> <0012> <0061> endbfrange',
  );
  expect(Object.fromEntries(codes)).toEqual({ A: 3, a: 16, b: 17, c: 18 });
});

it('a map that would take hours, or has a text of a million letters, ends', () => {
  const ranges = '<00000000> <7fffffff> <0061>\n'.repeat(50_000);
  const long = `<0003> <${'0041'.repeat(1_000_000)}>`;
  const codes = codesOf(`1 beginbfchar ${long} endbfchar 50000 beginbfrange ${ranges} endbfrange`);
  expect(codes.get('a')).toBe(0);
  expect(codes.get('b')).toBe(1);
});
