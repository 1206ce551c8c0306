import LineBreaker from 'linebreak';

const words = new Intl.Segmenter(undefined, { granularity: 'word' });
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
// Scripts that separate no words: UAX #14 leaves them to a dictionary, which the word segmenter has.
const needsDictionary = /[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;

export type Measure = (text: string) => number;

/** A paragraph cut at every place where a line may end. */
function pieces(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph);
  const result: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = paragraph.slice(start, next.position);
    start = next.position;
    if (!needsDictionary.test(piece)) result.push(piece);
    else result.push(...Array.from(words.segment(piece), ({ segment }) => segment));
  }
  return result;
}

/** A word wider than the line is cut between characters. */
function cutToFit(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return part === '' ? parts : [...parts, part];
}

function breakParagraph(paragraph: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of pieces(paragraph)) {
    const visible = measure(piece.trimEnd());
    const parts = visible > width ? cutToFit(piece, width, measure) : [piece];
    for (const part of parts) {
      const partWidth = parts.length === 1 ? visible : measure(part.trimEnd());
      if (line !== '' && used + partWidth > width) {
        lines.push(line.trimEnd());
        line = '';
        used = 0;
      }
      line += part;
      used += measure(part);
    }
  }
  return [...lines, line.trimEnd()];
}

export const paragraphsOf = (text: string): string[] => text.split(/\r\n|\r|\n/);

/** Text in lines no wider than `width`, paragraph by paragraph (UAX #14). */
export function breakLines(
  text: string,
  width: number,
  measure: Measure,
): { text: string; paragraph: string }[] {
  return paragraphsOf(text).flatMap((paragraph) =>
    breakParagraph(paragraph, width, measure).map((line) => ({ text: line, paragraph })),
  );
}
