import { expect, it } from 'vitest';
import { styleReader } from './characters.ts';
import { pageOf } from './testing/page-of.ts';

it.each([
  ['HelveticaNeueLTStd-BdIt', { isBold: true, isItalic: true }],
  ['HelveticaLTStd-BlkCond', { isBold: true, isItalic: false }],
  ['HelveticaLTStd-BlkCondObl', { isBold: true, isItalic: true }],
  ['HelveticaLTStd-CondObl', { isBold: false, isItalic: true }],
  ['HelveticaLTStd-LightCond', { isBold: false, isItalic: false }],
] as const)('a font whose weight and slant are shortened in its name has them: %s', (fontName, look) => {
  const page = pageOf([{ text: 'a', x: 50, baseline: 100, fontName }]);
  const [style] = page.characters.map(styleReader(page));
  expect(style).toMatchObject(look);
});
