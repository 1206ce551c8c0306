import { foldText, lineEndHyphen } from './fold-text.ts';

/** Prepares a test for whether a page contains the text, to be used on all pages; undefined for a blank text. */
export function searchFor(
  text: string,
  { ignoresAccents = false } = {},
): ((pageText: string) => boolean) | undefined {
  const fold = (raw: string) => (ignoresAccents ? withoutAccents(foldText(raw)) : foldText(raw));
  // Line ends in the search text mean nothing: only those on the page can hyphenate.
  const wanted = fold(text.replace(/\s+/gu, ' ')).replaceAll(lineEndHyphen, '');
  if (wanted === '') return undefined;
  let hyphenated: RegExp | undefined;
  const isIn = (pageText: string): boolean => {
    const folded = fold(pageText);
    if (folded.includes(wanted)) return true;
    if (!folded.includes(lineEndHyphen)) return false;
    hyphenated ??= acrossLineEnds(wanted);
    return hyphenated.test(folded);
  };
  return (pageText) => isIn(pageText) || (rightToLeft.test(pageText) && isIn(inOtherDirection(pageText)));
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

/** A hyphen at a line end may separate any two characters, and a hyphen that is searched for may be one itself. */
function acrossLineEnds(wanted: string): RegExp {
  const pieces = Array.from(wanted, (character) =>
    character === '-' ? `[-${lineEndHyphen}]` : character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  );
  return new RegExp(pieces.join(`${lineEndHyphen}?`), 'u');
}
