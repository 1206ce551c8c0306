import { foldText, lineEndHyphen } from './fold-text.ts';

/** Prepares a test for whether a page contains the text, to be used on all pages; undefined for a blank text. */
export function searchFor(
  text: string,
  { ignoresAccents = false } = {},
): ((pageText: string) => boolean) | undefined {
  const fold = folding(ignoresAccents);
  const wanted = wantedIn(text, fold);
  if (wanted === '') return undefined;
  let hyphenated: RegExp | undefined;
  const isIn = (pageText: string): boolean => {
    const folded = fold(pageText);
    if (folded.includes(wanted)) return true;
    if (!folded.includes(lineEndHyphen)) return false;
    hyphenated ??= acrossLineEnds(wanted);
    return hyphenated.test(folded);
  };
  return (pageText) =>
    isIn(pageText) ||
    (rightToLeft.test(pageText) && isIn(inOtherDirection(pageText))) ||
    (pageText.search(drawnTwice) >= 0 && isIn(drawnOnce(pageText)));
}

type Fold = (raw: string) => string;

const folding = (ignoresAccents: boolean): Fold =>
  ignoresAccents ? (raw) => withoutAccents(foldText(raw)) : foldText;

// Line ends in the search text mean nothing: only those on the page can hyphenate.
const wantedIn = (text: string, fold: Fold): string =>
  fold(text.replace(/\s+/gu, ' ')).replaceAll(lineEndHyphen, '');

/** Prepares to look for all stretches of a page's text that hold the text, from `start` up to `end`. */
export function stretchesOf(text: string, { ignoresAccents = false } = {}) {
  const fold = folding(ignoresAccents);
  const pattern = new RegExp(acrossLineEnds(wantedIn(text, fold)), 'gu');
  return (pageText: string): { start: number; end: number }[] =>
    Array.from(fold(pageText).matchAll(pattern), ({ 0: found, index }) => ({
      start: lengthFolding(pageText, index + 1, fold) - 1,
      end: lengthFolding(pageText, index + found.length, fold),
    }));
}

/** How much of a raw text it takes until this many folded characters have come. */
function lengthFolding(raw: string, folded: number, fold: Fold): number {
  let [low, high] = [0, raw.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fold(raw.slice(0, middle)).length < folded) low = middle + 1;
    else high = middle;
  }
  return low;
}

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{Mn}+/gu, '');

// Hebrew, Arabic and their neighbours up to U+08FF, and the presentation forms of both.
const letters = '[\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC]';
const rightToLeft = new RegExp(letters, 'u');
const runs = new RegExp(`${letters}(?:\\P{L}*${letters})*|(?:(?!${letters}).)+`, 'gu');

/**
 * PDFium orders a line with both directions by the direction of most of its letters, which need not be that of the
 * paragraph. This gives the same line with its runs the other way round.
 */
const inOtherDirection = (text: string): string =>
  text
    .split(/\r\n?|\n/u)
    .map((line) => (line.match(runs) ?? []).reverse().join(''))
    .join('\r\n');

// Long enough that no word and no number is meant.
const drawnTwice = /(?:(\S)\1\s*){5,}/gu;
const differentMin = 3;

/**
 * Maps draw the letters of a label one by one, and all of them twice, with an edge around the first: PDFium gives both of
 * each. A row of one character, such as dots that lead to a page number, is as it was drawn.
 */
const drawnOnce = (text: string): string =>
  text.replace(drawnTwice, (run) =>
    new Set(run.replace(/\s/gu, '')).size < differentMin ? run : run.replace(/(\S)\1/gu, '$1'),
  );

/** A hyphen at a line end may separate any two characters, and a hyphen that is searched for may be one itself. */
function acrossLineEnds(wanted: string): RegExp {
  const pieces = Array.from(wanted, (character) =>
    character === '-' ? `[-${lineEndHyphen}]` : character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  );
  return new RegExp(pieces.join(`${lineEndHyphen}?`), 'u');
}
