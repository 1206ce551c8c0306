import { PdfDict, PdfName, PdfNumber, PdfRef } from '@libpdf/core';
import { expect, test } from 'vitest';
import { dictOf, itemsOf, newDict } from './small-dict.ts';

const pairs = (count: number) =>
  Array.from({ length: count }, (_, index) => [PdfName.of(`K${index}`), PdfNumber.of(index)] as const);

const valuesOf = (dict: PdfDict) =>
  [...dict].map(([key, value]) => [key.value, value.type === 'number' ? value.value : value.type]);

test('a small dictionary is one of the object layer to whoever asks', () => {
  const dict = dictOf(pairs(3).flat());
  expect(dict).toBeInstanceOf(PdfDict);
  expect(dict.type).toBe('dict');
  expect(itemsOf(dict)).toHaveLength(6);
  expect(dict.getNumber('K1')?.value).toBe(1);
  expect(valuesOf(dict.clone())).toEqual(valuesOf(dict));
});

test.each([3, 16, 17, 40])(
  'a dictionary of %i keys has them in their order, however it was made',
  (count) => {
    const read = dictOf(pairs(count).flat());
    const grown = newDict();
    for (const [key, value] of pairs(count)) grown.set(key, value);
    const expected = pairs(count).map(([key, { value }]) => [key.value, value]);
    for (const dict of [read, grown]) {
      expect(dict.size).toBe(count);
      expect(valuesOf(dict)).toEqual(expected);
      expect([...dict.keys()].map(({ value }) => value)).toEqual(expected.map(([name]) => name));
      expect(dict.has(`K${count - 1}`)).toBe(true);
      expect(dict.has('Absent')).toBe(false);
    }
  },
);

test('of a key that is written twice the last value counts, in the place of the first', () => {
  const [first, second] = pairs(2);
  const dict = dictOf([first, second, [PdfName.of('K0'), PdfNumber.of(7)]].flat() as never);
  expect(valuesOf(dict)).toEqual([
    ['K0', 7],
    ['K1', 1],
  ]);
});

test.each([3, 40])(
  'of a dictionary of %i keys all can be deleted while somebody goes through it',
  (count) => {
    const dict = dictOf(pairs(count).flat());
    for (const key of dict.keys()) expect(dict.delete(key)).toBe(true);
    expect(dict.size).toBe(0);
    expect(dict.delete('K0')).toBe(false);
  },
);

test('a value is replaced in its place, and a reference followed by whoever brings a resolver', () => {
  const dict = dictOf(pairs(2).flat());
  dict.set('K0', PdfRef.of(5, 0));
  expect(dict.get('K0')?.type).toBe('ref');
  expect(dict.getNumber('K0', () => PdfNumber.of(3))?.value).toBe(3);
  expect([...dict.keys()].map(({ value }) => value)).toEqual(['K0', 'K1']);
});
