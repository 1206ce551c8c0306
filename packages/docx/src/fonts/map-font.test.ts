import { expect, it } from 'vitest';
import type { TextStyle } from '../model.ts';
import { type FontFamily, familiesFor, widthIn } from './map-font.ts';

const wide = (family: FontFamily, text: string, isBold = false) =>
  Math.round(widthIn(family, text, { isBold, isItalic: false, sizePoints: 1000 }));

it.each([
  ['Arial', 'Москва', false, 833 + 556 + 500 + 438 + 531 + 556],
  ['Times New Roman', 'Москва', true, 944 + 500 + 444 + 576 + 540 + 500],
  ['Arial', 'Αθηνα', false, 667 + 556 + 556 + 500 + 578],
  ['Arial', 'Straße «1»', false, 667 + 278 + 333 + 556 + 611 + 556 + 278 + 556 + 556 + 556],
] as const)('letters of %s have their own widths: %s', (family, text, isBold, sum) => {
  expect(wide(family, text, isBold)).toBe(sum);
});

it('letters with accents are as wide as without', () => {
  expect([wide('Arial', 'й'), wide('Arial', 'ά'), wide('Calibri', 'é')]).toEqual([
    wide('Arial', 'и'),
    wide('Arial', 'α'),
    wide('Calibri', 'e'),
  ]);
});

// Programs on a Mac say of no font that it has serifs.
it.each([
  ['BaskOldFace', 4, 'Times New Roman'],
  ['GoudyOldStyleT-Regular', 32, 'Times New Roman'],
  ['TeXGyreTermes-Regular', 4, 'Times New Roman'],
  ['LatinModernMath-Regular', 4, 'Times New Roman'],
  ['Avenir-Book', 32, 'Arial'],
  ['Optima-Roman', 32, 'Arial'],
  ['DINPro-Medium', 2, 'Arial'],
  ['Unheard-Of', 2, 'Times New Roman'],
  ['Unheard-Of', 0, 'Arial'],
  ['FiraCode-Regular', 4, 'Courier New'],
] as const)('%s with flags %i is written in %s', (fontName, fontFlags, family) => {
  expect(familiesFor({ fontName, fontFlags } as TextStyle)[0]).toBe(family);
});
