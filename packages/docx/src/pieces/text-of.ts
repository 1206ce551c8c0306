import { boxOf } from '../geometry.ts';
import type { Line, Paragraph, Piece, Span, TextStyle, Word } from '../model.ts';

export const wordText = ({ spans }: Word) => spans.map(({ text }) => text).join('');

export const pieceText = ({ words }: Piece) =>
  words.map((word, index) => (index > 0 && word.isAfterSpace ? ' ' : '') + wordText(word)).join('');

/** How long its text is, without making it. */
export const pieceLength = ({ words }: Piece) =>
  words.reduce(
    (sum, { spans, isAfterSpace }, index) =>
      spans.reduce((length, { text }) => length + text.length, sum + (index > 0 && isAfterSpace ? 1 : 0)),
    0,
  );

export const lineText = ({ pieces }: Line) => pieces.map(pieceText).join('\t');

/** A piece of some of the words of another. */
export function pieceWith(piece: Piece, words: readonly Word[]): Piece {
  return { ...piece, words, cellTags: undefined, box: boxOf(words.map(({ box }) => box)) };
}

/** Pieces on a common baseline, as lines from top to bottom. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const sorted = [...pieces].sort((first, second) => first.baseline - second.baseline);
  const groups: Piece[][] = [];
  for (const piece of sorted) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const isSame =
      first !== undefined &&
      Math.abs(first.baseline - piece.baseline) < Math.min(first.sizePoints, piece.sizePoints) * 0.45;
    if (isSame) group?.push(piece);
    else groups.push([piece]);
  }
  return groups.map(lineOf);
}

function lineOf(pieces: Piece[]): Line {
  const isRightToLeft = pieces.some((piece) => piece.isRightToLeft);
  pieces.sort((first, second) => (first.box.left - second.box.left) * (isRightToLeft ? -1 : 1));
  const largest = pieces.reduce((best, piece) => (piece.sizePoints > best.sizePoints ? piece : best));
  return {
    pieces,
    box: boxOf(pieces.map(({ box }) => box)),
    baseline: largest.baseline,
    sizePoints: largest.sizePoints,
  };
}

/** Spans side by side in one style become one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: { readonly span: Span; readonly texts: string[] }[] = [];
  for (const span of spans) {
    const before = merged.at(-1);
    const isSame =
      before !== undefined &&
      isPlain(before.span) &&
      isPlain(span) &&
      isSameStyle(before.span.style, span.style);
    if (isSame) before.texts.push(span.text);
    else if (span.text !== '') merged.push({ span, texts: [span.text] });
  }
  return merged.map(({ span, texts }) => (texts.length === 1 ? span : { ...span, text: texts.join('') }));
}

const isPlain = ({ note, inset }: Span) => note === undefined && inset === undefined;

const isSameStyle = (first: TextStyle, second: TextStyle) =>
  first === second ||
  (first.fontName === second.fontName &&
    first.fontFlags === second.fontFlags &&
    first.isBold === second.isBold &&
    first.isItalic === second.isItalic &&
    first.sizePoints === second.sizePoints &&
    first.colour === second.colour &&
    first.raise === second.raise &&
    first.url === second.url &&
    first.isUnderlined === second.isUnderlined &&
    first.isStruck === second.isStruck &&
    first.highlight === second.highlight &&
    first.field === second.field &&
    first.comment === second.comment);

export const textOf = ({ spans }: Paragraph) => spans.map(({ text }) => text).join('');

export const unspaced = (text: string) => text.replace(/\s/g, '');
