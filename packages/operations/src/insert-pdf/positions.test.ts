import { expect, test } from 'vitest';
import { documentsAt, parsePositions } from './positions.ts';

test('after 0 is the front, after the last page is the end', () => {
  expect(parsePositions('0, 2,5', 'after', 5)).toEqual([0, 2, 5]);
});

test('before turns it round', () => expect(parsePositions('1,5', 'before', 5)).toEqual([0, 4]));

test.each([
  ['6', 'after'],
  ['0', 'before'],
  ['1,,2', 'after'],
  ['-1', 'after'],
  ['1-2', 'after'],
  ['two', 'after'],
] as const)('%s %s is refused with the positions there are', (text, relative) => {
  expect(() => parsePositions(text, relative, 5)).toThrow(/is not a position.* to 5/);
});

test('one file goes in at each position, as many files as positions one each, otherwise all at each', () => {
  expect([...documentsAt(['a'], [1, 3])]).toEqual([
    [1, ['a']],
    [3, ['a']],
  ]);
  expect([...documentsAt(['a', 'b'], [1, 3])]).toEqual([
    [1, ['a']],
    [3, ['b']],
  ]);
  expect([...documentsAt(['a', 'b'], [1, 3, 4])]).toEqual([
    [1, ['a', 'b']],
    [3, ['a', 'b']],
    [4, ['a', 'b']],
  ]);
  expect([...documentsAt(['a', 'b'], [2, 2])]).toEqual([[2, ['a', 'b']]]);
});
