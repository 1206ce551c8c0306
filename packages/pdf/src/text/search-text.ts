import { foldText, lineEndHyphen } from './fold-text.ts';

/** A test for "this page text holds the text", prepared once for all pages; undefined for a blank text. */
export function searchFor(text: string): ((pageText: string) => boolean) | undefined {
  // The line ends of what is searched say nothing: only those of the page can hyphenate.
  const wanted = foldText(text.replace(/\s+/gu, ' ')).replaceAll(lineEndHyphen, '');
  if (wanted === '') return undefined;
  let hyphenated: RegExp | undefined;
  return (pageText) => {
    const folded = foldText(pageText);
    if (folded.includes(wanted)) return true;
    if (!folded.includes(lineEndHyphen)) return false;
    hyphenated ??= acrossLineEnds(wanted);
    return hyphenated.test(folded);
  };
}

/** Any two characters may be parted by a hyphen at a line end, and a wanted hyphen may be one itself. */
function acrossLineEnds(wanted: string): RegExp {
  const pieces = Array.from(wanted, (character) =>
    character === '-' ? `[-${lineEndHyphen}]` : character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'),
  );
  return new RegExp(pieces.join(`${lineEndHyphen}?`), 'u');
}
