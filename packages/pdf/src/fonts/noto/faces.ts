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
const expo = (font: string, family: string, style = '400Regular'): string =>
  require.resolve(`@expo-google-fonts/noto-${font}/${style}/${family}_${style}.ttf`);
const sans = (script: string, family: string): string => expo(`sans-${script}`, family);

const face = (name: string, letters: RegExp, locate: () => string): Face => ({
  name,
  letters,
  get file() {
    return locate();
  },
});

const latinLetters = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u;
const latinFace = (name: string, locate: () => string): Face => face(name, latinLetters, locate);
const sansFace = (name: string, style: string): Face =>
  latinFace(name, () => embedPdf('latin', `NotoSans-${style}.ttf`));
const serifFace = (name: string, style: string): Face =>
  latinFace(name, () => expo('serif', 'NotoSerif', style));
const monoFace = (name: string, style: string): Face =>
  latinFace(name, () => expo('sans-mono', 'NotoSansMono', style));

export const latin = sansFace('NotoSans', 'Regular');

interface Family {
  readonly regular: Face;
  readonly bold: Face;
  readonly italic: Face;
  readonly boldItalic: Face;
}

const sansFamily: Family = {
  regular: latin,
  bold: sansFace('NotoSansBold', 'Bold'),
  italic: sansFace('NotoSansItalic', 'Italic'),
  boldItalic: sansFace('NotoSansBoldItalic', 'BoldItalic'),
};
const serifFamily: Family = {
  regular: serifFace('NotoSerif', '400Regular'),
  bold: serifFace('NotoSerifBold', '700Bold'),
  italic: serifFace('NotoSerifItalic', '400Regular_Italic'),
  boldItalic: serifFace('NotoSerifBoldItalic', '700Bold_Italic'),
};
const mono = monoFace('NotoSansMono', '400Regular');
const monoBold = monoFace('NotoSansMonoBold', '700Bold');
/** It has no slanted faces. */
const monoFamily: Family = { regular: mono, bold: monoBold, italic: mono, boldItalic: monoBold };

const isMono = /mono|courier|consol|typewriter|menlo|monaco/i;
const isSans = /sans|grotesk|gothic/i;
const isSerif =
  /serif|times|roman|georgia|garamond|cambria|minion|palatino|bookman|schoolbook|century|baskerville|caslon|didot|bodoni/i;

/** The face that stands beside a font without being noticed. */
function latinBeside(fontName: string): Face {
  const isBold = /bold|black|heavy/i.test(fontName);
  const isItalic = /italic|oblique/i.test(fontName);
  const family = familyBeside(fontName);
  if (isBold) return isItalic ? family.boldItalic : family.bold;
  return isItalic ? family.italic : family.regular;
}

function familyBeside(fontName: string): Family {
  if (isMono.test(fontName)) return monoFamily;
  return isSerif.test(fontName) && !isSans.test(fontName) ? serifFamily : sansFamily;
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
const symbols = face('NotoSansSymbols2', /[\u2190-\u2bff]/u, () => sans('symbols-2', 'NotoSansSymbols2'));

const ofOneScript: readonly Face[] = [
  face('NotoNaskhArabic', /\p{sc=Arab}/u, () => embedPdf('arabic', 'NotoNaskhArabic-Regular.ttf')),
  face('NotoSansHebrew', /\p{sc=Hebr}/u, () => embedPdf('hebrew', 'NotoSansHebrew-Regular.ttf')),
  face('NotoSansThai', /\p{sc=Thai}/u, () => sans('thai', 'NotoSansThai')),
  face('NotoSansDevanagari', /\p{sc=Deva}/u, () => sans('devanagari', 'NotoSansDevanagari')),
  face('NotoSansBengali', /\p{sc=Beng}/u, () => sans('bengali', 'NotoSansBengali')),
  face('NotoSansTamil', /\p{sc=Taml}/u, () => sans('tamil', 'NotoSansTamil')),
  face('NotoSansGeorgian', /\p{sc=Geor}/u, () => sans('georgian', 'NotoSansGeorgian')),
  face('NotoSansArmenian', /\p{sc=Armn}/u, () => sans('armenian', 'NotoSansArmenian')),
  face('NotoSansEthiopic', /\p{sc=Ethi}/u, () => sans('ethiopic', 'NotoSansEthiopic')),
  face('NotoSansGujarati', /\p{sc=Gujr}/u, () => sans('gujarati', 'NotoSansGujarati')),
  face('NotoSansGurmukhi', /\p{sc=Guru}/u, () => sans('gurmukhi', 'NotoSansGurmukhi')),
  face('NotoSansKannada', /\p{sc=Knda}/u, () => sans('kannada', 'NotoSansKannada')),
  face('NotoSansKhmer', /\p{sc=Khmr}/u, () => sans('khmer', 'NotoSansKhmer')),
  face('NotoSansLao', /\p{sc=Laoo}/u, () => sans('lao', 'NotoSansLao')),
  face('NotoSansMalayalam', /\p{sc=Mlym}/u, () => sans('malayalam', 'NotoSansMalayalam')),
  face('NotoSansMyanmar', /\p{sc=Mymr}/u, () => sans('myanmar', 'NotoSansMyanmar')),
  face('NotoSansSinhala', /\p{sc=Sinh}/u, () => sans('sinhala', 'NotoSansSinhala')),
  face('NotoSansTelugu', /\p{sc=Telu}/u, () => sans('telugu', 'NotoSansTelugu')),
  face('NotoSerifTibetan', /\p{sc=Tibt}/u, () => expo('serif-tibetan', 'NotoSerifTibetan')),
];

/** In one colour: fonts of several are pictures, which many viewers do not draw. */
const emoji = face('NotoEmoji', /\p{Emoji_Presentation}/u, () => expo('emoji', 'NotoEmoji'));

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
  return [latinBeside(besideFont), latin, symbols, emoji, hanFace, ...han];
}
