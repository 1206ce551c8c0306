import {
  drawAreas,
  type FontOfPage,
  type PageCharacter,
  type PageReading,
  type PdfiumDocument,
} from '@pagesmith/pdf';
import { isNamedFamily } from '../fonts/index.ts';
import { boxOf } from '../geometry.ts';
import { semiboldRatioMin, semiboldStemShareMin, stemLettersMin } from './measures.ts';
import { type FontLook, isStemLetter, lookOf } from './stem-letters.ts';

// ISO 32000-2, table 121.
const flagOf = { isFixed: 1, isSerif: 2, isItalic: 64, isBold: 1 << 18 } as const;

const fontsMax = 8;
const lettersMax = 40;
const pixelsPerEm = 64;
const pixelsPerPointMax = 32;

/** What was seen of a document's fonts, by their names. */
export type SeenFonts = Map<string, FontLook>;

/**
 * The page with the flags that its fonts deserve. A Type 3 font has no name, and some programs call their fonts "F1" or
 * "AdvP4C4E46": whether such a font is bold, slanted, has serifs or letters of one width is seen on its letters.
 */
export function withSeenFonts(document: PdfiumDocument, reading: PageReading, seen: SeenFonts): PageReading {
  const samples = samplesOf(reading.characters);
  if (samples.size === 0) return reading;
  const unseen = [...samples].filter(([{ name }]) => name === '' || !seen.has(name)).slice(0, fontsMax);
  const areas = unseen.map(([, letters]) => ({ box: around(letters), pixelsPerPoint: scaleOf(letters) }));
  const drawn = drawAreas(document, reading, areas);
  const looks = new Map<FontOfPage, FontLook>();
  unseen.forEach(([font, letters], index) => {
    const [picture, area] = [drawn[index], areas[index]];
    const look = picture && area && lookOf(picture, area, letters);
    if (look === undefined) return;
    looks.set(font, look);
    if (font.name !== '') seen.set(font.name, look);
  });
  const lightest = Math.min(...[...looks.values(), ...seen.values()].map(({ stemShare }) => stemShare));
  const flagged = new Map<FontOfPage, FontOfPage>();
  for (const [font] of samples) {
    const look = looks.get(font) ?? seen.get(font.name);
    if (look === undefined) continue;
    const isThick = look.stemShare > Math.max(semiboldStemShareMin, lightest * semiboldRatioMin);
    const isBold = look.isBold || (isThick && tellsNothing.test(font.name));
    flagged.set(font, withFlags(font, { ...look, isBold }));
  }
  const characters = reading.characters.map((character) => {
    const font = flagged.get(character.font);
    return font === undefined ? character : { ...character, font };
  });
  return { ...reading, characters };
}

/** Some letters in a row of each font that no name tells of. */
function samplesOf(characters: readonly PageCharacter[]): Map<FontOfPage, readonly PageCharacter[]> {
  const best = new Map<FontOfPage, { readonly letters: readonly PageCharacter[]; readonly stems: number }>();
  let row: PageCharacter[] = [];
  const take = () => {
    const [first] = row;
    const stems = row.filter(({ text }) => isStemLetter(text)).length;
    if (first !== undefined && stems >= stemLettersMin && stems > (best.get(first.font)?.stems ?? 0))
      best.set(first.font, { letters: row, stems });
    row = [];
  };
  for (const character of characters) {
    const before = row.at(-1);
    if (before !== undefined && (row.length === lettersMax || !goesOn(before, character))) take();
    if (isSeen(character)) row.push(character);
  }
  take();
  return new Map([...best].map(([font, { letters }]) => [font, letters]));
}

const isSeen = ({ font, quarterTurns, slantDegrees, isInvisible }: PageCharacter): boolean =>
  !isInvisible &&
  quarterTurns === 0 &&
  slantDegrees === 0 &&
  font.isMathematical !== true &&
  font.signs === undefined &&
  !isNamedFamily(font.name);

const goesOn = (before: PageCharacter, { font, baseline, sizePoints, box }: PageCharacter): boolean =>
  font === before.font &&
  sizePoints === before.sizePoints &&
  Math.abs(baseline - before.baseline) < sizePoints * 0.05 &&
  box.left >= before.box.left &&
  box.left < before.box.right + sizePoints;

/** Where letters are drawn. A font may claim letters as wide as a town: their pictures have a bound. */
function around(letters: readonly PageCharacter[]) {
  const { left, right } = boxOf(letters.map(({ box }) => box));
  const { baseline = 0, sizePoints = 1 } = letters[0] ?? {};
  const margin = sizePoints / 4;
  return {
    left: left - margin,
    top: baseline - sizePoints,
    right: Math.min(right, left + lettersMax * sizePoints) + margin,
    bottom: baseline + margin,
  };
}

const scaleOf = ([first]: readonly PageCharacter[]) =>
  Math.min(pixelsPerPointMax, pixelsPerEm / (first?.sizePoints ?? pixelsPerEm));

// As F1, TT12 and CIDFont+F3: a font with a name of its own would say that it is bold.
const tellsNothing = /^((CIDFont\+)?\p{L}{1,3}\d{1,4})?$/u;
const plainName = /regular|light|book|roman|medium|thin/i;

function withFlags(font: FontOfPage, look: FontLook): FontOfPage {
  const { isFixed, isItalic } = look;
  // The feet of slanted letters are only strokes that go on: there a font may know better.
  const isSerif = look.isSerif || (isItalic && (font.flags & flagOf.isSerif) !== 0);
  const isBold = look.isBold && !plainName.test(font.name);
  let flags = font.flags & ~flagOf.isSerif;
  for (const [name, has] of Object.entries({ isSerif, isFixed, isItalic, isBold })) {
    if (has) flags |= flagOf[name as keyof typeof flagOf];
  }
  return { ...font, flags };
}
