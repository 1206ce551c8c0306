import { expect, it } from 'vitest';
import { fitText } from './text-fit.ts';

/** Every letter half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const box = (width: number, height: number, fontSize = 0) => ({
  rect: [0, 0, width, height] as const,
  fontSize,
});
const oneLine = { isMultiline: false };
const flowing = { isMultiline: true };

it('a text that is wider than its box in the size the form gives is told', () => {
  expect(fitText('short', oneLine, box(100, 20, 12), measure)).toEqual({ size: 12, isTooLong: false });
  expect(fitText('a sentence that is longer', oneLine, box(100, 20, 12), measure).isTooLong).toBe(true);
});

it('where the form gives no size, a text shrinks until it would be too small to read', () => {
  const fit = fitText('a sentence that is longer', oneLine, box(100, 20), measure);
  expect(fit.size).toBeLessThan(12);
  expect(fit.isTooLong).toBe(false);
  expect(fitText('x'.repeat(200), oneLine, box(100, 20), measure)).toEqual({ size: 4, isTooLong: true });
});

it('lines that go beyond the bottom of their box are told', () => {
  expect(fitText('one two', flowing, box(100, 40, 10), measure).isTooLong).toBe(false);
  expect(fitText('I would like to join', flowing, box(300, 95, 82), measure).isTooLong).toBe(true);
});
