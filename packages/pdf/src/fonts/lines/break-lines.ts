import LineBreaker from 'linebreak';
import { graphemesOf, wordsOf } from './segments.ts';

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
    else for (const word of wordsOf(piece)) result.push(word);
  }
  return result;
}

/** A word wider than the line is cut between characters. */
function cutToFit(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemesOf(word)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return part === '' ? parts : [...parts, part];
}

function breakParagraph(
  parts: readonly string[],
  width: number,
  measure: Measure,
  linesMax: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of parts) {
    const visible = measure(piece.trimEnd());
    const fitting = visible > width ? cutToFit(piece, width, measure) : [piece];
    for (const part of fitting) {
      const partWidth = fitting.length === 1 ? visible : measure(part.trimEnd());
      if (line !== '' && used + partWidth > width) {
        lines.push(line.trimEnd());
        if (lines.length >= linesMax) return lines;
        line = '';
        used = 0;
      }
      line += part;
      used += measure(part);
    }
  }
  return [...lines, line.trimEnd()];
}

export interface Line {
  readonly text: string;
  /** The whole paragraph, whose direction the line has. */
  readonly paragraph: string;
}

/** A text made ready to be broken at one width after another (UAX #14). */
export function breaker(text: string, measure: Measure): (width: number, linesMax: number) => Line[] {
  const paragraphs = text.split(/\r\n|\r|\n/).map((paragraph) => ({ paragraph, parts: pieces(paragraph) }));
  return (width, linesMax) => {
    const lines: Line[] = [];
    for (const { paragraph, parts } of paragraphs) {
      if (lines.length >= linesMax) break;
      const broken = breakParagraph(parts, width, measure, linesMax - lines.length);
      for (const line of broken) lines.push({ text: line, paragraph });
    }
    return lines;
  };
}
