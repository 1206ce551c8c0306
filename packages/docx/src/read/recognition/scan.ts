import type { PageReading } from '@pagesmith/pdf';
import {
  coverShareMin,
  garbledLettersMin,
  namelessShareMin,
  plausibleShareMin,
  stampLettersMax,
} from './measures.ts';

/** Whether a page shows something but has no text, apart from a line over its picture. */
export function isScan(reading: PageReading): boolean {
  const { characters, pictures, curves, width, height } = reading;
  if (illegibleAs(reading) !== undefined) return true;
  const letters = characters.filter(({ text }) => text.trim() !== '').length;
  if (letters === 0) return pictures.length + curves.length > 0;
  return letters <= stampLettersMax && coveredBy(pictures) >= width * height * coverShareMin;
}

/** Square points. */
export const coveredBy = (pictures: PageReading['pictures']): number =>
  pictures.reduce((area, { box }) => area + (box.right - box.left) * (box.bottom - box.top), 0);

/** Whether nobody can make out what is written there: because of its fonts, or of the program that recognised it. */
export function illegibleAs(reading: PageReading): 'unreadable' | 'garbled' | undefined {
  if (isUnreadable(reading)) return 'unreadable';
  return isGarbled(reading) ? 'garbled' : undefined;
}

/** Where a font does not say which letters it draws, PDFium answers with their codes, many of which are control characters. */
const nameless = /[\p{Cc}\ufffd]/u;

/** Whether a page has text that can be seen and not read. */
function isUnreadable({ characters }: PageReading): boolean {
  const letters = characters.filter(({ text, isInvisible }) => !isInvisible && text.trim() !== '');
  const count = letters.filter(({ text }) => nameless.test(text)).length;
  return count > 0 && count >= letters.length * namelessShareMin;
}

/** Whether a scan has the unseen text of a program that could not read it: signs and letters at random. */
function isGarbled({ characters, pictures, width, height }: PageReading): boolean {
  const written = characters.filter(({ text }) => text.trim() !== '');
  if (written.length < garbledLettersMin || coveredBy(pictures) < width * height * coverShareMin)
    return false;
  if (written.some(({ isInvisible }) => !isInvisible)) return false;
  const words = wordsIn(characters).filter((word) => isPlausible(word));
  return words.join('').length < written.length * plausibleShareMin;
}

function wordsIn(characters: PageReading['characters']): string[] {
  const words: string[] = [];
  let before: (typeof characters)[number] | undefined;
  for (const character of characters) {
    const { text, box, baseline, sizePoints } = character;
    if (text.trim() === '') {
      before = undefined;
      continue;
    }
    const goesOn =
      before !== undefined &&
      Math.abs(before.baseline - baseline) < sizePoints / 4 &&
      box.left - before.box.right < sizePoints / 5;
    if (goesOn) words[words.length - 1] += text;
    else words.push(text);
    before = character;
  }
  return words;
}

// Capitals stand at the beginning of a word or everywhere in it; scripts without them are not judged.
const plausibleWord = /^["'‘“«([]*(\p{Lu}?\p{Ll}+|\p{Lu}+)(['’–—/.-][\p{L}\d]+)*["'’”»)\],.:;!?%*]*$/u;
const plausibleNumber = /^["($€£#§+–-]*\d[\d.,:/%()–-]*\p{Ll}{0,2}["'’”).,:;!?%*]*$/u;
const unjudged = /\p{Lo}/u;

const isPlausible = (word: string) =>
  unjudged.test(word) || plausibleWord.test(word) || plausibleNumber.test(word);
