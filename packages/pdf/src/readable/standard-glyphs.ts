import { PdfArray, PdfDict } from '@libpdf/core';
import type { Resolve } from '../document/index.ts';

/**
 * The letters of the fonts that come with Windows, by the number of their glyph: after three that show nothing, Apple's
 * standard order without the space that does not break, the euro for the sign of currencies, and the letters of Central Europe.
 * Measured on the fonts of this kind that are embedded in documents with a list of their letters.
 */
const glyphs =
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~' +
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰' +
  'ÂÊÁËÈÍÎÏÌÓÔÒÚÛÙıˆ˜ˉ˘˙˚¸˝˛ˇŁłŠšŽž¦ÐðÝýÞþ−×¹²³½¼¾₣ĞğİŞşĆćČčđ¯·' +
  'ĂăĄąĎďĐĘęĚěĹĺĽľĿŀŃńŇňŐőŔŕŘřŚśŢţŤťŮůŰűŹźŻż';
const firstGlyph = 3;

export const standardLetters: ReadonlyMap<number, string> = new Map(
  [...glyphs].map((letter, index) => [firstGlyph + index, letter]),
);

const families = /^(Arial|Times ?New ?Roman|Courier ?New|Verdana|Tahoma)(?=$|[-,]|(PS|MT)\b|PSMT)/i;

/**
 * Whether the codes of a font are the numbers of such glyphs, and nothing in the document says what they are: the font is
 * not in it, and whoever shows it has to have the same one.
 */
export function hasStandardGlyphs(font: PdfDict, resolve: Resolve): boolean {
  if (font.has('ToUnicode') || font.getName('Subtype', resolve)?.value !== 'Type0') return false;
  if (!/^Identity-[HV]$/.test(font.getName('Encoding', resolve)?.value ?? '')) return false;
  const descendants = font.get('DescendantFonts', resolve);
  const descendant = descendants instanceof PdfArray ? descendants.at(0, resolve) : undefined;
  if (!(descendant instanceof PdfDict)) return false;
  if (descendant.getName('Subtype', resolve)?.value !== 'CIDFontType2') return false;
  const descriptor = descendant.get('FontDescriptor', resolve);
  const isEmbedded =
    descriptor instanceof PdfDict &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key));
  const isMapped =
    descendant.has('CIDToGIDMap') && descendant.getName('CIDToGIDMap', resolve)?.value !== 'Identity';
  return !isEmbedded && !isMapped && families.test(font.getName('BaseFont', resolve)?.value ?? '');
}
