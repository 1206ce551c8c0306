import type { PageViewport } from 'pdfjs-dist';
import { expect, it } from 'vitest';
import { nameBox } from './name-box.ts';

/** A page of 600 by 800 points, twice as large on the screen. */
const viewport = {
  scale: 2,
  rotation: 0,
  convertToViewportRectangle: ([left = 0, bottom = 0, right = 0, top = 0]: number[]) => [
    left * 2,
    (800 - bottom) * 2,
    right * 2,
    (800 - top) * 2,
  ],
} as unknown as PageViewport;

const box = (width: number, room: { left: number; right: number }) => ({
  id: '1',
  page: 1,
  rect: [100, 500, 100 + width, 512] as const,
  share: 0,
  onValue: '',
  fontSize: 0,
  room,
});

it('a name that fits its field is written in it', () => {
  const { style, shown } = nameBox('city', box(100, { left: 0, right: 0 }), viewport);
  expect(style).toMatchObject({ left: 200, width: 200, fontSize: 12 });
  expect(shown).toBe('city');
});

it('a box to tick is widened to the side that is free, as far as its name needs', () => {
  const toTheRight = nameBox('newsletter', box(10, { left: 80, right: 80 }), viewport);
  expect(toTheRight.style.left).toBe(200);
  expect(toTheRight.shown).toBe('newsletter');
  const toTheLeft = nameBox('newsletter', box(10, { left: 80, right: 3 }), viewport);
  expect(toTheLeft.style.left + toTheLeft.style.width).toBe(220);
  expect(toTheLeft.shown).toBe('newsletter');
});

it('between words it stays as it is, and shows nothing that could be misread', () => {
  const { style, shown } = nameBox('newsletter', box(10, { left: 2, right: 2 }), viewport);
  expect(style).toMatchObject({ left: 200, width: 20 });
  expect(shown).toBe('');
});

it('of a name that is too long its end is shown', () => {
  const { shown } = nameBox('topmostSubform[0].Page1[0].f1_02[0]', box(50, { left: 0, right: 0 }), viewport);
  expect(shown).toBe('…0].f1_02[0]');
});
