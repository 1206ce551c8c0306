import type { FontOfPage, PageCharacter } from '@pagesmith/pdf';
import { isRightToLeft } from '../../pieces/index.ts';
import { baselineOf, hasSerifs, sizesOf } from './letters.ts';
import { spaceEmMax } from './measures.ts';
import type { RecognizedLine, RecognizedSymbol, RecognizedWord } from './words.ts';

// ISO 32000-2, table 121.
const serifFlag = 2;
/** Recognised lines as the characters of a page whose text was written. */
export function charactersOf(lines: readonly RecognizedLine[]): PageCharacter[] {
  const sizes = sizesOf(lines);
  const font: FontOfPage = { name: '', flags: hasSerifs(lines) ? serifFlag : 0 };
  return lines.flatMap((line, index) => {
    const sizePoints = sizes[index] ?? 11;
    const baseline = baselineOf(line);
    const written = ({ text, box }: RecognizedSymbol): PageCharacter => ({
      text,
      box,
      baseline,
      sizePoints,
      font,
      colour: 0,
      quarterTurns: 0,
      slantDegrees: 0,
      isInvisible: false,
      isHyphenAtLineEnd: false,
    });
    const symbols = line.words.flatMap((word, place) => {
      const before = line.words[place - 1];
      const space = before && spaceBetween(before, word, sizePoints * spaceEmMax);
      const letters = isRightToLeft(textOf(word)) ? inReadingOrder(word) : word.symbols;
      return [...(space ? [space] : []), ...letters];
    });
    return joined(symbols, sizePoints * spaceEmMax).map(written);
  });
}

/** Chinese characters stand in cells of one width, whatever their ink leaves of it. */
function joined(symbols: readonly RecognizedSymbol[], gapMax: number): readonly RecognizedSymbol[] {
  return symbols.map((symbol, index) => {
    const { text, box } = symbol;
    const next = symbols[index + 1];
    if (!next || !unspaced.test(text) || !unspaced.test(next.text)) return symbol;
    const isNear = next.box.left > box.right && next.box.left - box.right < gapMax;
    return isNear ? { text, box: { ...box, right: next.box.left } } : symbol;
  });
}

const textOf = ({ symbols }: RecognizedWord): string => symbols.map(({ text }) => text).join('');

// Chinese has no spaces, though Tesseract takes its words for words.
const unspaced = /[\p{scx=Han}\u3000-\u303f\uff00-\uffef]/u;

function spaceBetween(
  before: RecognizedWord,
  word: RecognizedWord,
  widthMax: number,
): RecognizedSymbol | undefined {
  if (unspaced.test(textOf(before).slice(-1)) && unspaced.test(textOf(word).slice(0, 1))) return undefined;
  const [first, second] = before.box.left < word.box.left ? [before, word] : [word, before];
  const [left, right] = [first.box.right, second.box.left];
  if (right - left >= widthMax) return undefined;
  return { text: ' ', box: { ...word.box, left, right: Math.max(left, right) } };
}

/** Letters of Arabic overlap, and Tesseract only guesses where each one stands: they share their word evenly. */
function inReadingOrder({ box, symbols }: RecognizedWord): RecognizedSymbol[] {
  const width = (box.right - box.left) / symbols.length;
  return symbols.map(({ text }, index) => {
    const right = box.right - index * width;
    return { text, box: { ...box, left: right - width, right } };
  });
}
