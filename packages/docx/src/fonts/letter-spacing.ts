import type { Line, Span, Word } from '../model.ts';
import { isRightToLeft, lineText, wordText } from '../pieces/index.ts';
import type { FontBook } from './font-book.ts';
import { isMeasured } from './line-height.ts';
import { widthIn } from './map-font.ts';
import {
  narrowLettersMin,
  narrowShareMax,
  scaleMin,
  spacingPointsMax,
  spacingShareMax,
  stepsAround,
} from './measures.ts';

// Word counts the spacing of letters in twentieths of a point.
const stepsPerPoint = 20;

/** The extra spacing per letter, in points, that makes lines as wide as in the source, of letters as narrow as `scale`. */
export function letterSpacing(lines: readonly Line[], familyOf: FontBook, scale = 1): number {
  const { source, target, letters } = widthsOf(lines, familyOf);
  if (letters < 3) return 0;
  const spacing = (source - target * scale) / letters;
  const most = mostSpacing(lines);
  return Math.max(-most, Math.min(most, spacing));
}

/** Large letters may stand apart or closer by more than small ones. */
const mostSpacing = ([first]: readonly Line[]): number =>
  Math.max(spacingPointsMax, (first?.sizePoints ?? 0) * spacingShareMax);

/** How narrow letters are beside those of Word's fonts, where they are those of a narrow font; otherwise 1. */
export function narrowScale(lines: readonly Line[], familyOf: FontBook): number {
  const { source, target, letters } = widthsOf(lines, familyOf);
  if (letters < narrowLettersMin || source >= target * narrowShareMax || !isMeasured(lines)) return 1;
  return Math.max(scaleMin, source / target);
}

/** How wide the words of lines are, and how wide they would be in Word's fonts. */
function widthsOf(lines: readonly Line[], familyOf: FontBook) {
  let [source, target, letters] = [0, 0, 0];
  for (const word of lines.flatMap(({ pieces }) => pieces.flatMap(({ words }) => words))) {
    const text = wordText(word);
    if (isRightToLeft(text) || word.spans.some(isSetByItself)) continue;
    source += word.box.right - word.box.left;
    letters += text.length;
    target += wordWidth(word, familyOf);
  }
  return { source, target, letters };
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
export function fittedSpacing(
  lines: readonly Line[],
  familyOf: FontBook,
  rooms: readonly number[],
  scale = 1,
): number {
  const usual = letterSpacing(lines, familyOf, scale);
  const [only, second] = lines;
  const measured = (line: Line, next: Line | undefined, room = 0) =>
    scaled(measureOf(line, next, familyOf, room), scale);
  if (only !== undefined && second === undefined)
    return spacingInside(only, usual, measured(only, second, rooms[0]));
  if (lines.some(({ pieces }) => pieces.length > 1 || pieces[0]?.isRightToLeft)) return usual;
  const measures = lines.map((line, index) => measured(line, lines[index + 1], rooms[index]));
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
function spacingInside(line: Line, usual: number, { width, letters, room }: Measure): number {
  if (line.pieces.length > 1 || !isMeasured([line])) return usual;
  const closest = Math.floor(((room - width) / Math.max(1, letters)) * stepsPerPoint) / stepsPerPoint;
  return Math.max(-mostSpacing([line]), Math.min(usual, closest));
}

const scaled = (measure: Measure, scale: number): Measure => ({
  ...measure,
  width: measure.width * scale,
  widthNext: measure.widthNext * scale,
});

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
