import { expect, it } from 'vitest';
import { pageOf, type TextAt } from '../pieces/testing/page-of.ts';
import { withAccents } from './accents.ts';

const read = (...texts: readonly TextAt[]) =>
  withAccents(pageOf(texts))
    .characters.map(({ text }) => text)
    .join('');

const name: TextAt = { text: 'Lelio', x: 50, baseline: 100 };

it('a letter and the accent that is painted over it are one letter, wherever the accent is painted', () => {
  expect(read(name, { text: 'y', x: 90, baseline: 100 }, { text: '´', x: 56, baseline: 100 })).toBe('Lélioy');
  expect(read({ text: '¨', x: 56, baseline: 100 }, name)).toBe('Lëlio');
  expect(
    read(
      { text: 'Mart', x: 50, baseline: 100 },
      { text: '´', x: 70, baseline: 100 },
      { text: 'ın', x: 70, baseline: 100 },
    ),
  ).toBe('Martín');
});

it('an accent over a capital is raised, one of the line above belongs to that line', () => {
  const over = (rise: number) =>
    read({ text: 'Emile', x: 50, baseline: 100 }, { text: '´', x: 50, baseline: 100 - rise });
  expect(over(2.5)).toBe('Émile');
  expect(over(5)).toBe('Emile´');
});

it('a sign beside a letter, over one that carries none, or of another size stays a sign', () => {
  expect(read(name, { text: '`', x: 75, baseline: 100 })).toBe('Lelio`');
  expect(read({ text: 'q', x: 50, baseline: 100 }, { text: '¨', x: 50, baseline: 100 })).toBe('q¨');
  expect(read(name, { text: '´', x: 56, baseline: 100, sizePoints: 8 })).toBe('Lelio´');
});
