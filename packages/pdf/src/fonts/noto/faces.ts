import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A font file that ships with the house. `letters` matches what it is chosen for. */
export interface Face {
  readonly name: string;
  readonly file: string;
  readonly letters: RegExp;
}

const require = createRequire(import.meta.url);
const embedPdf = (script: string, file: string): string =>
  join(dirname(require.resolve(`@embedpdf/fonts-${script}`)), '..', 'fonts', file);
const expo = (script: string, family: string): string =>
  require.resolve(`@expo-google-fonts/noto-sans-${script}/400Regular/${family}_400Regular.ttf`);

const face = (name: string, letters: RegExp, locate: () => string): Face => ({
  name,
  letters,
  get file() {
    return locate();
  },
});

const latinLetters = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;
const latinFace = (name: string, style: string): Face =>
  face(name, latinLetters, () => embedPdf('latin', `NotoSans-${style}.ttf`));

export const latin = latinFace('NotoSans', 'Regular');
const bold = latinFace('NotoSansBold', 'Bold');
const italic = latinFace('NotoSansItalic', 'Italic');
const boldItalic = latinFace('NotoSansBoldItalic', 'BoldItalic');

/** The face that stands beside a font without being noticed. */
function latinBeside(fontName: string): Face {
  const isBold = /bold|black|heavy/i.test(fontName);
  const isItalic = /italic|oblique/i.test(fontName);
  if (isBold) return isItalic ? boldItalic : bold;
  return isItalic ? italic : latin;
}

const japanese = face('NotoSansJP', /[\p{sc=Hira}\p{sc=Kana}]/u, () =>
  embedPdf('jp', 'NotoSansJP-Regular.otf'),
);
const korean = face('NotoSansKR', /\p{sc=Hang}/u, () => embedPdf('kr', 'NotoSansKR-Regular.otf'));
const simplifiedChinese = face('NotoSansHans', /\p{sc=Han}/u, () =>
  embedPdf('sc', 'NotoSansHans-Regular.otf'),
);
const traditionalChinese = face('NotoSansHant', /\p{sc=Bopo}/u, () =>
  embedPdf('tc', 'NotoSansHant-Regular.otf'),
);
const symbols = face('NotoSansSymbols2', /[\u2190-\u2bff]/u, () => expo('symbols-2', 'NotoSansSymbols2'));

const ofOneScript: readonly Face[] = [
  face('NotoNaskhArabic', /\p{sc=Arab}/u, () => embedPdf('arabic', 'NotoNaskhArabic-Regular.ttf')),
  face('NotoSansHebrew', /\p{sc=Hebr}/u, () => embedPdf('hebrew', 'NotoSansHebrew-Regular.ttf')),
  face('NotoSansThai', /\p{sc=Thai}/u, () => expo('thai', 'NotoSansThai')),
  face('NotoSansDevanagari', /\p{sc=Deva}/u, () => expo('devanagari', 'NotoSansDevanagari')),
  face('NotoSansBengali', /\p{sc=Beng}/u, () => expo('bengali', 'NotoSansBengali')),
  face('NotoSansTamil', /\p{sc=Taml}/u, () => expo('tamil', 'NotoSansTamil')),
  face('NotoSansGeorgian', /\p{sc=Geor}/u, () => expo('georgian', 'NotoSansGeorgian')),
  face('NotoSansArmenian', /\p{sc=Armn}/u, () => expo('armenian', 'NotoSansArmenian')),
  face('NotoSansEthiopic', /\p{sc=Ethi}/u, () => expo('ethiopic', 'NotoSansEthiopic')),
  face('NotoSansGujarati', /\p{sc=Gujr}/u, () => expo('gujarati', 'NotoSansGujarati')),
  face('NotoSansGurmukhi', /\p{sc=Guru}/u, () => expo('gurmukhi', 'NotoSansGurmukhi')),
  face('NotoSansKannada', /\p{sc=Knda}/u, () => expo('kannada', 'NotoSansKannada')),
  face('NotoSansKhmer', /\p{sc=Khmr}/u, () => expo('khmer', 'NotoSansKhmer')),
  face('NotoSansLao', /\p{sc=Laoo}/u, () => expo('lao', 'NotoSansLao')),
  face('NotoSansMalayalam', /\p{sc=Mlym}/u, () => expo('malayalam', 'NotoSansMalayalam')),
  face('NotoSansMyanmar', /\p{sc=Mymr}/u, () => expo('myanmar', 'NotoSansMyanmar')),
  face('NotoSansSinhala', /\p{sc=Sinh}/u, () => expo('sinhala', 'NotoSansSinhala')),
  face('NotoSansTelugu', /\p{sc=Telu}/u, () => expo('telugu', 'NotoSansTelugu')),
];

/** In one colour: fonts of several are pictures, which many viewers do not draw. */
const emoji = face('NotoEmoji', /\p{Emoji_Presentation}/u, () =>
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
);

const han = [simplifiedChinese, traditionalChinese, japanese, korean];

/** One character is one code point in several East Asian hands: the neighbours and the language tell which. */
export function hanFaceFor(text: string, language: string): Face {
  if (japanese.letters.test(text)) return japanese;
  if (korean.letters.test(text)) return korean;
  if (traditionalChinese.letters.test(text)) return traditionalChinese;
  if (/^ja\b/i.test(language)) return japanese;
  if (/^ko\b/i.test(language)) return korean;
  return /^zh-(hant|tw|hk|mo)\b/i.test(language) ? traditionalChinese : simplifiedChinese;
}

/** The faces to try for a character, best first; a later one is opened only when the earlier lack the glyph. */
export function facesFor(character: string, hanFace: Face, besideFont = ''): readonly Face[] {
  const single = ofOneScript.find(({ letters }) => letters.test(character));
  if (single) return [single, latin];
  if (korean.letters.test(character)) return [korean];
  if (/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}\uff00-\uffef]/u.test(character)) {
    return [hanFace, ...han];
  }
  if (emoji.letters.test(character)) return [emoji, symbols];
  return [latinBeside(besideFont), symbols, emoji, hanFace, ...han];
}
