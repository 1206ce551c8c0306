import { expect, it } from 'vitest';
import { isBoldFont, isItalicFont } from './font-looks.ts';

it.each([
  ['Arial-BoldMT', 'bold'],
  ['TimesNewRomanPS-ItalicMT', 'italic'],
  ['NimbusRomNo9L-MediItal', 'bold italic'],
  ['HelveticaNeueLTStd-BdIt', 'bold italic'],
  ['HelveticaLTStd-BlkCond', 'bold'],
  ['HelveticaLTStd-BlkCondObl', 'bold italic'],
  ['EWVNYY+HelveticaLTStd-CondObl', 'italic'],
  ['HelveticaLTStd-LightCond', ''],
  ['MinionRgIt', 'italic'],
  ['MinionSb', 'bold'],
  ['CMBX12', 'bold'],
  ['CMBXTI10', 'bold italic'],
  ['LinLibertineTB', 'bold'],
  ['LinBiolinumTBI', 'bold italic'],
  ['LinLibertineT', ''],
  ['AdvOTb65e897d.B', 'bold'],
  ['AdvTT7d6df7ab.I', 'italic'],
  ['AdvP4C4E74', ''],
  ['CMSSBX10', 'bold'],
  ['CMSSI12', 'italic'],
  ['CMSL10', 'italic'],
  ['CMMI10', 'italic'],
  ['SFBX1440', 'bold'],
  ['SFSX1200', 'bold'],
  ['SFBI1000', 'bold italic'],
  ['SFTI1095', 'italic'],
  ['SFRM1000', ''],
  ['CMR10', ''],
  ['CMSS10', ''],
  ['CMTT9', ''],
  ['Arial-Narrow', ''],
  ['AvenirLTStd-Medium', ''],
  ['Univers-Condensed', ''],
  ['Merit', ''],
])('letters of %s are %s', (name, look) => {
  const font = { name, flags: 0 };
  const looks = [isBoldFont(font) && 'bold', isItalicFont(font) && 'italic'].filter(Boolean);
  expect(looks.join(' ')).toBe(look);
});

it('what a font says of itself counts where its name says nothing', () => {
  expect(isBoldFont({ name: 'F1', flags: 1 << 18 })).toBe(true);
  expect(isItalicFont({ name: 'F1', flags: 1 << 6 })).toBe(true);
});
