import type { Line, ListMark, Span, TextStyle } from '../../model.ts';
import { mergeSpans, variantOf, wordText } from '../../pieces/index.ts';
import { isOver } from './is-over.ts';
import { endsKoreanWord } from './korean.ts';

const wide = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;

/**
 * The text of joined lines: a divided word made whole, a tab for each wide gap, without the list's mark. `right` is how far
 * lines may reach.
 */
export function spansOf(lines: readonly Line[], list: ListMark | undefined, right = -Infinity): Span[] {
  const spans: Span[] = [];
  lines.forEach((line, lineIndex) => {
    line.pieces.forEach((piece, pieceIndex) => {
      piece.words.forEach((word, wordIndex) => {
        const isMark = list !== undefined && lineIndex + pieceIndex + wordIndex === 0;
        if (isMark) return;
        const text = wordText(word);
        const before = spans.at(-1);
        const isLineStart = pieceIndex + wordIndex === 0;
        const isPieceStart = wordIndex === 0;
        const isTab = isPieceStart && !isOver(line, pieceIndex);
        if (before !== undefined) {
          const isHyphenated = isLineStart && joinsWord(spans, text);
          const isFilled = isFilledTo(right, lines[lineIndex - 1]);
          const between = isHyphenated
            ? ''
            : separator({ isLineStart, isFilled, isPieceStart, isTab, word, before: endOf(spans), text });
          if (between !== '') spans.push({ text: between, style: gapStyle(before, word.spans[0], between) });
        }
        spans.push(...word.spans);
      });
    });
  });
  return mergeSpans(spans);
}

/** The text of a paragraph and of what goes on with it elsewhere. */
export function joinedSpans(before: readonly Span[], after: readonly Span[]): Span[] {
  const spans = [...before];
  const [first] = after;
  const last = spans.at(-1);
  if (first === undefined || last === undefined) return [...before, ...after];
  const isHyphenated = joinsWord(spans, first.text);
  if (!isHyphenated && !goOn(endOf(spans), first.text)) spans.push({ text: ' ', style: levelStyle(last) });
  return mergeSpans([...spans, ...after]);
}

/** A space belongs to a field, a comment, a ground or a line below it only where both its neighbours do; a wide gap is not underlined. */
function gapStyle(before: Span, after: Span | undefined, gap: string): TextStyle {
  const isUnderlined = before.style.isUnderlined && after?.style.isUnderlined === true && gap !== '\t';
  const level = variantOf(before.style, 'none', isUnderlined);
  if (after === undefined) return level;
  const { field, comment, highlight } = after.style;
  const isApart = field !== level.field || comment !== level.comment;
  return {
    ...level,
    ...(isApart && { field: undefined, comment: undefined }),
    ...(highlight !== level.highlight && { highlight: undefined }),
  };
}

const levelStyle = ({ style }: Span) => variantOf(style, 'none', style.isUnderlined);

interface Seam {
  readonly isLineStart: boolean;
  /** Whether the line before it reaches as far as lines may. */
  readonly isFilled: boolean;
  readonly isPieceStart: boolean;
  /** Whether a wide gap is before it. */
  readonly isTab: boolean;
  readonly word: { readonly isAfterSpace: boolean };
  readonly before: string;
  readonly text: string;
}

function separator({ isLineStart, isFilled, isPieceStart, isTab, word, before, text }: Seam): string {
  if (isLineStart) return goOn(before, text, isFilled) ? '' : ' ';
  if (isTab) return '\t';
  return isPieceStart || word.isAfterSpace ? ' ' : '';
}

/** Whether the end of one line and the beginning of the next belong together as they are. */
const goOn = (before: string, after: string, isFilled = true): boolean =>
  wide.test(before.slice(-1)) && wide.test(after.slice(0, 1)) && !endsKoreanWord(before, after, isFilled);

const isFilledTo = (right: number, line: Line | undefined): boolean =>
  line === undefined || right - line.box.right < line.sizePoints * 1.5;

const endOf = (spans: readonly Span[]): string =>
  spans
    .slice(-3)
    .map(({ text }) => text)
    .join('');

/** Makes the hyphen of a word that the line end divided a soft one, so that lines may end there again. */
function joinsWord(spans: Span[], next: string): boolean {
  const last = spans.at(-1);
  if (last === undefined || !/[-\u2010\u00ad]$/.test(last.text)) return false;
  const before = endOf(spans);
  if (/\p{Ll}[-\u2010\u00ad]$/u.test(before) && /^\p{Ll}/u.test(next)) {
    spans[spans.length - 1] = { ...last, text: `${last.text.slice(0, -1)}\u00ad` };
    return true;
  }
  return /\p{L}[-\u2010]$/u.test(before);
}
