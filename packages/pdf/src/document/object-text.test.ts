import { expect, test } from 'vitest';
import { ObjectText } from './object-text.ts';

test('text, bytes and numbers stand in the order in which they came, however long they are', () => {
  const out = new ObjectText();
  const expected: string[] = [];
  for (const number of [0, 7, 9, 10, 99, 100, 65_535, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    const text = 'x\xff'.repeat(number % 5_000);
    out.integer(number);
    out.byte(0xe9);
    out.text(text);
    expected.push(`${number}é${text}`);
  }
  expect(out.toString()).toBe(expected.join(''));
  expect(out.bytes).toEqual(Buffer.from(expected.join(''), 'latin1'));
  expect(out.length).toBe(expected.join('').length);
});

test('what is put together after it was emptied has nothing of what was there', () => {
  const out = new ObjectText();
  out.text('a long text that was there before');
  out.length = 0;
  out.text('new');
  expect(out.toString()).toBe('new');
});
