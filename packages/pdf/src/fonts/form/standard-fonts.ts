import { Standard14Font, type Standard14FontName } from '@libpdf/core';

const shortNames: Record<string, Standard14FontName> = {
  Helv: 'Helvetica',
  HeBo: 'Helvetica-Bold',
  HeOb: 'Helvetica-Oblique',
  HeBO: 'Helvetica-BoldOblique',
  TiRo: 'Times-Roman',
  TiBo: 'Times-Bold',
  TiIt: 'Times-Italic',
  TiBI: 'Times-BoldItalic',
  Cour: 'Courier',
  CoBo: 'Courier-Bold',
  CoOb: 'Courier-Oblique',
  CoBO: 'Courier-BoldOblique',
};

/** The standard font that a font name asks for, or that stands in for it where no font file is embedded. */
export function standardFontFor(fontName: string): Standard14FontName {
  const short = shortNames[fontName];
  if (short) return short;
  const bold = /bold|black|heavy|semibold/i.test(fontName);
  const slanted = /italic|oblique/i.test(fontName);
  if (/cour|mono|typewriter/i.test(fontName)) {
    return `Courier${bold || slanted ? '-' : ''}${bold ? 'Bold' : ''}${slanted ? 'Oblique' : ''}` as Standard14FontName;
  }
  if (/times|serif|roman|georgia|garamond|palatino|minion/i.test(fontName) && !/sans/i.test(fontName)) {
    if (!bold && !slanted) return 'Times-Roman';
    return `Times-${bold ? 'Bold' : ''}${slanted ? 'Italic' : ''}` as Standard14FontName;
  }
  return `Helvetica${bold || slanted ? '-' : ''}${bold ? 'Bold' : ''}${slanted ? 'Oblique' : ''}` as Standard14FontName;
}

export const standardWidth = (font: Standard14FontName, character: string): number =>
  Standard14Font.of(font).widthOfTextAtSize(character, 1000);
