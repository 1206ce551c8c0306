import type { Line, Span, Word } from '../model.ts';
import { isRightToLeft, lineText, wordText } from '../pieces/index.ts';
import type { FontBook } from './font-book.ts';
import { isMeasured } from './line-height.ts';
import { widthIn } from './map-font.ts';
import { spacingPointsMax, stepsAround } from './measures.ts';

// Word counts the spacing of letters in twentieths of a point.
const stepsPerPoint = 20;
/** The extra spacing per letter, in points, that makes lines as wide as in the source. */
export function letterSpacing(lines: readonly Line[], familyOf: FontBook): number {
  let source = 0;
  let target = 0;
  let letters = 0;
  for (const word of lines.flatMap(({ pieces }) => pieces.flatMap(({ words }) => words))) {
    const text = wordText(word);
    if (isRightToLeft(text) || word.spans.some(isSetByItself)) continue;
    source += word.box.right - word.box.left;
    letters += text.length;
    target += wordWidth(word, familyOf);
  }
  if (letters < 3) return 0;
  const spacing = (source - target) / letters;
  return Math.max(-spacingPointsMax, Math.min(spacingPointsMax, spacing));
}

const isSetByItself = (span: Span) => span.style.raise !== 'none' || isDrawn(span);

/** Formulas and emoji are as wide as they are drawn, in whatever font. */
const isDrawn = ({ text, formula }: Span) => formula !== undefined || /[\u{1f000}-\u{1faff}]/u.test(text);

const wordWidth = ({ spans, box }: Word, familyOf: FontBook) =>
  spans.reduce(
    (sum, span) =>
      sum + (isDrawn(span) ? box.right - box.left : widthIn(familyOf(span.style), span.text, span.style)),
    0,
  );

interface Measure {
  /** Of the line as it was, and of the line with the first word of the next. */
  readonly width: number;
  readonly letters: number;
  readonly widthNext: number;
  readonly lettersNext: number;
  readonly room: number;
}

/** The spacing nearest to that of the source with which lines of given widths end at the same words. */
export function fittedSpacing(lines: readonly Line[], familyOf: FontBook, rooms: readonly number[]): number {
  const usual = letterSpacing(lines, familyOf);
  const [only, second] = lines;
  if (only !== undefined && second === undefined) return spacingInside(only, usual, familyOf, rooms[0] ?? 0);
  if (lines.some(({ pieces }) => pieces.length > 1 || pieces[0]?.isRightToLeft)) return usual;
  const measures = lines.map((line, index) => measureOf(line, lines[index + 1], familyOf, rooms[index] ?? 0));
  const start = Math.round(usual * stepsPerPoint);
  let best = { spacing: usual, misfits: Infinity };
  for (let distance = 0; distance <= stepsAround; distance++) {
    for (const steps of distance === 0 ? [start] : [start - distance, start + distance]) {
      const spacing = steps / stepsPerPoint;
      const misfits = measures.filter((measure) => !fits(measure, spacing)).length;
      if (misfits < best.misfits) best = { spacing, misfits };
    }
  }
  return best.spacing;
}

/** The spacing of a line that must not begin a second one: closer than usual where it would not fit into its room. */
function spacingInside(line: Line, usual: number, familyOf: FontBook, room: number): number {
  if (line.pieces.length > 1 || !isMeasured([line])) return usual;
  const { width, letters } = measureOf(line, undefined, familyOf, room);
  const closest = Math.floor(((room - width) / Math.max(1, letters)) * stepsPerPoint) / stepsPerPoint;
  return Math.max(-spacingPointsMax, Math.min(usual, closest));
}

const fits = ({ width, letters, widthNext, lettersNext, room }: Measure, spacing: number) =>
  width + letters * spacing <= room && widthNext + lettersNext * spacing > room;

function measureOf(line: Line, next: Line | undefined, familyOf: FontBook, room: number): Measure {
  const words = line.pieces.flatMap((piece) => piece.words);
  const spaces = words.slice(1).filter(({ isAfterSpace }) => isAfterSpace).length;
  const style = words[0]?.spans[0]?.style;
  const space = style === undefined ? 0 : widthIn(familyOf(style), ' ', style);
  const width = words.reduce((sum, word) => sum + wordWidth(word, familyOf), spaces * space);
  const letters = lineText(line).length;
  const follower = next?.pieces[0]?.words[0];
  if (follower === undefined) return { width, letters, widthNext: Infinity, lettersNext: 0, room };
  const isDivided = /[-\u2010\u00ad]$/.test(lineText(line));
  return {
    width,
    letters,
    widthNext: width + wordWidth(follower, familyOf) + (isDivided ? 0 : space),
    lettersNext: letters + wordText(follower).length + 1,
    room,
  };
}
