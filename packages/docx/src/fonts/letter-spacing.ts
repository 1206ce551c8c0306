import type { Line, Span, TextStyle, Word } from '../model.ts';
import { isRightToLeft, lineText, wordText } from '../pieces/index.ts';
import { complexFamily } from './complex-scripts.ts';
import { filledLines, unitsOf } from './filled-lines.ts';
import type { FontBook } from './font-book.ts';
import { isMeasured } from './line-height.ts';
import { widthIn } from './map-font.ts';
import {
  narrowLettersMin,
  narrowShareMax,
  ownSpacingPointsMin,
  scaleMin,
  spacingPointsMax,
  spacingShareMax,
  stepsAround,
} from './measures.ts';

// Word counts the spacing of letters in twentieths of a point.
const stepsPerPoint = 20;

/** How letters are set before any spacing that their whole paragraph has. */
interface Letters {
  /** How narrow they are. */
  readonly scale?: number;
  /** The spacing, in points, that those of a style have for themselves. */
  readonly ownSpacing?: (style: TextStyle) => number;
}

/** The extra spacing per letter, in points, that makes lines as wide as in the source. */
export function letterSpacing(lines: readonly Line[], familyOf: FontBook, set: Letters = {}): number {
  const { source, target, letters } = widthsOf(wordsOf(lines), familyOf, set);
  if (letters < 3) return 0;
  return bounded((source - target) / letters, lines);
}

/**
 * The spacing of fonts beside the one that most of a paragraph has, such as that of code: each is narrower or wider than
 * what stands for it by another share, and lines with much of it would end at other words.
 */
export function ownSpacings(
  lines: readonly Line[],
  familyOf: FontBook,
  scale = 1,
): (style: TextStyle) => number {
  const byFont = new Map<string | undefined, Word[]>();
  for (const word of wordsOf(lines)) {
    const name = fontOf(word);
    byFont.set(name, [...(byFont.get(name) ?? []), word]);
  }
  byFont.delete(undefined);
  const widths = [...byFont].map(([name, words]) => ({ name, ...widthsOf(words, familyOf, { scale }) }));
  const [usual, ...others] = widths.sort((first, second) => second.letters - first.letters);
  const spacingOf = ({ source, target, letters } = { source: 0, target: 0, letters: 0 }) =>
    letters === 0 ? 0 : bounded((source - target) / letters, lines);
  const own = others
    .map((other) => [other.name, spacingOf(other) - spacingOf(usual)] as const)
    .filter(([, spacing]) => Math.abs(spacing) > ownSpacingPointsMin);
  const byName = new Map<string | undefined, number>(own);
  return ({ fontName }) => byName.get(fontName) ?? 0;
}

/** The font of all letters of a word. */
function fontOf({ spans: [first, ...others] }: Word): string | undefined {
  const name = first?.style.fontName;
  return others.every(({ style }) => style.fontName === name) ? name : undefined;
}

const wordsOf = (lines: readonly Line[]) =>
  lines.flatMap(({ pieces }) => pieces.flatMap(({ words }) => words));

function bounded(spacing: number, lines: readonly Line[]): number {
  const most = mostSpacing(lines);
  return Math.max(-most, Math.min(most, spacing));
}

/** Large letters may stand apart or closer by more than small ones. */
const mostSpacing = ([first]: readonly Line[]): number =>
  Math.max(spacingPointsMax, (first?.sizePoints ?? 0) * spacingShareMax);

/** How narrow letters are beside those of Word's fonts, where they are those of a narrow font; otherwise 1. */
export function narrowScale(lines: readonly Line[], familyOf: FontBook): number {
  const { source, target, letters } = widthsOf(wordsOf(lines), familyOf);
  if (letters < narrowLettersMin || source >= target * narrowShareMax || !isMeasured(lines)) return 1;
  return Math.max(scaleMin, source / target);
}

/** How wide words are, and how wide they would be in Word's fonts. */
function widthsOf(words: readonly Word[], familyOf: FontBook, set: Letters = {}) {
  let [source, target, letters] = [0, 0, 0];
  for (const word of words) {
    const text = wordText(word);
    if (isRightToLeft(text) || word.spans.some(isSetByItself)) continue;
    source += word.box.right - word.box.left;
    letters += text.length;
    target += wordWidth(word, familyOf, set);
  }
  return { source, target, letters };
}

const isSetByItself = (span: Span) => span.style.raise !== 'none' || isDrawn(span);

/** Formulas, emoji and letters that join are as wide as they are drawn, in whatever font. */
const isDrawn = ({ text, inset }: Span) =>
  inset !== undefined || /[\u{1f000}-\u{1faff}]/u.test(text) || complexFamily(text) !== undefined;

const wordWidth = (
  { spans, box }: Word,
  familyOf: FontBook,
  { scale = 1, ownSpacing = () => 0 }: Letters,
): number =>
  spans.reduce((sum, span) => {
    if (isDrawn(span)) return sum + (box.right - box.left);
    const { text, style } = span;
    return sum + widthIn(familyOf(style), text, style) * scale + text.length * ownSpacing(style);
  }, 0);

const spaceWidth = (style: TextStyle, familyOf: FontBook, { scale = 1 }: Letters) =>
  widthIn(familyOf(style), ' ', style) * scale;

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
  set: Letters = {},
): number {
  const usual = letterSpacing(lines, familyOf, set);
  const [only, second] = lines;
  const measured = (line: Line, next: Line | undefined, room = 0) =>
    measureOf(line, next, familyOf, { room, set });
  if (only !== undefined && second === undefined)
    return Math.min(
      ...partsOf(only, rooms[0]).map(({ part, room }) =>
        spacingInside(part, usual, measured(part, second, room)),
      ),
    );
  if (lines.some(({ pieces }) => pieces.length > 1 || pieces[0]?.isRightToLeft)) return usual;
  const measures = lines.map((line, index) => measured(line, lines[index + 1], rooms[index]));
  const start = Math.round(usual * stepsPerPoint);
  const isKnown = isMeasured(lines);
  const units = unitsOf(
    lines,
    (word) => wordWidth(word, familyOf, set),
    ({ spans: [span] }) => (span === undefined ? 0 : spaceWidth(span.style, familyOf, set)),
  );
  let best = { spacing: usual, misfits: Infinity };
  for (let distance = 0; distance <= stepsAround; distance++) {
    for (const steps of distance === 0 ? [start] : [start - distance, start + distance]) {
      const spacing = steps / stepsPerPoint;
      // A line more or less moves all that follows: it is worse than any number of lines that end at other words.
      const more = isKnown ? Math.abs(filledLines(units, spacing, rooms) - lines.length) : 0;
      const misfits =
        measures.filter((measure) => !fits(measure, spacing)).length + more * (lines.length + 1);
      if (misfits < best.misfits) best = { spacing, misfits };
    }
  }
  return best.spacing;
}

/** What stands between the tabs of a line, each with the room up to the next: beyond that it would begin a second line. */
function partsOf(line: Line, room = 0): { readonly part: Line; readonly room: number }[] {
  const { pieces, box } = line;
  if (pieces.length < 2 || pieces.some(({ isRightToLeft }) => isRightToLeft)) return [{ part: line, room }];
  return pieces.map((piece, index) => ({
    part: { ...line, pieces: [piece], box: piece.box },
    room: (pieces[index + 1]?.box.left ?? box.left + room) - piece.box.left,
  }));
}

/** The spacing of a line that must not begin a second one: closer than usual where it would not fit into its room. */
function spacingInside(line: Line, usual: number, { width, letters, room }: Measure): number {
  if (line.pieces.length > 1 || !isMeasured([line])) return usual;
  const closest = Math.floor(((room - width) / Math.max(1, letters)) * stepsPerPoint) / stepsPerPoint;
  return Math.max(-mostSpacing([line]), Math.min(usual, closest));
}

const fits = ({ width, letters, widthNext, lettersNext, room }: Measure, spacing: number) =>
  width + letters * spacing <= room && widthNext + lettersNext * spacing > room;

function measureOf(
  line: Line,
  next: Line | undefined,
  familyOf: FontBook,
  { room, set }: { readonly room: number; readonly set: Letters },
): Measure {
  const words = line.pieces.flatMap((piece) => piece.words);
  const spaces = words.slice(1).filter(({ isAfterSpace }) => isAfterSpace).length;
  const style = words[0]?.spans[0]?.style;
  const space = style === undefined ? 0 : spaceWidth(style, familyOf, set);
  const width = words.reduce((sum, word) => sum + wordWidth(word, familyOf, set), spaces * space);
  const letters = lineText(line).length;
  const follower = next?.pieces[0]?.words[0];
  if (follower === undefined) return { width, letters, widthNext: Infinity, lettersNext: 0, room };
  const isDivided = /[-\u2010\u00ad]$/.test(lineText(line));
  return {
    width,
    letters,
    widthNext: width + wordWidth(follower, familyOf, set) + (isDivided ? 0 : space),
    lettersNext: letters + wordText(follower).length + 1,
    room,
  };
}
