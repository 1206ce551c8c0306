import type { Box, PageReading } from '@pagesmith/pdf';
import { overlaps, squareAround } from '../../geometry.ts';
import type { Piece, Span, StampedText } from '../../model.ts';
import { mergeSpans, pieceLength } from '../../pieces/index.ts';
import { printedOverPoints, printedOverShare, stampLettersShareMax, stampSizeRatioMin } from './measures.ts';

/** Takes out what is printed over other text, like a stamp: within the text it would tear lines apart. */
export function takeStamps(pieces: readonly Piece[]): { stamped: StampedText[]; rest: readonly Piece[] } {
  const letters = new Map<string, number>();
  for (const piece of pieces) {
    const look = lookOf(piece);
    letters.set(look, (letters.get(look) ?? 0) + pieceLength(piece));
  }
  if (letters.size < 2) return { stamped: [], rest: pieces };
  const isMinor = (one: Piece, other: Piece) =>
    isEven(one) &&
    (letters.get(lookOf(one)) ?? 0) <= (letters.get(lookOf(other)) ?? 0) * stampLettersShareMax;
  const found = new Set<Piece>();
  for (const [one, other] of overprinted(pieces)) {
    if (isMinor(one, other)) found.add(one);
    else if (isMinor(other, one)) found.add(other);
  }
  if (found.size === 0) return { stamped: [], rest: pieces };
  const stamps = withNeighbours(found, pieces);
  return { stamped: [...stamps].map(stampOf), rest: pieces.filter((piece) => !stamps.has(piece)) };
}

/** The stamps, and which of them are on coloured areas or pictures. */
export const withGrounds = (
  stamps: readonly StampedText[],
  { fills, pictures }: PageReading,
): StampedText[] =>
  stamps.map((stamp) => {
    const box = squareAround(stamp.middle, stamp.lengthPoints);
    const isOn = ({ box: ground }: { readonly box: Box }) => overlaps(ground, box);
    return fills.some(isOn) || pictures.some(isOn) ? { ...stamp, isOnGround: true } : stamp;
  });

function lookOf({ words, sizePoints }: Piece): string {
  const style = words[0]?.spans[0]?.style;
  return `${style?.colour} ${Math.round(sizePoints)} ${style?.fontName}`;
}

// The height of the stretches of a page in which pieces are compared, how many of them a piece may reach into, and how
// many pieces are compared in one.
const letterRowPoints = 24;
const rowsMax = 12;
const piecesInRowMax = 120;
// Each word of a piece is compared with each of another: a page of text needs a hundredth of this.
const comparisonsMax = 3_000_000;

/** The pairs of pieces of which one is printed over the other. */
function* overprinted(pieces: readonly Piece[]): Generator<readonly [Piece, Piece]> {
  let left = comparisonsMax;
  for (const row of rowsOf(pieces)) {
    for (const [index, one] of row.entries()) {
      for (let at = index + 1; at < row.length; at += 1) {
        const other = row[at];
        if (other === undefined || !shareWidth(one, other) || !looksOther(one, other)) continue;
        left -= one.words.length * other.words.length;
        if (left < 0) return;
        if (sharedPoints(one, other) >= printedOverPoints) yield [one, other];
      }
    }
  }
}

/** Whether they have something of their widths in common. */
const shareWidth = ({ box: one }: Piece, { box: other }: Piece) =>
  one.left < other.right && other.left < one.right;

/** The pieces by the heights at which they stand; what is crowded there is a drawing or a scan. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows = new Map<number, Piece[]>();
  for (const piece of pieces) {
    const { top, bottom } = coreOf(piece, piece.sizePoints);
    const first = Math.floor(top / letterRowPoints);
    const last = Math.min(Math.floor(bottom / letterRowPoints), first + rowsMax);
    for (let row = first; row <= last; row += 1) {
      const others = rows.get(row);
      if (others === undefined) rows.set(row, [piece]);
      else others.push(piece);
    }
  }
  return [...rows.values()].filter((row) => row.length <= piecesInRowMax);
}

// Half the way from the top of a capital to the line that it stands on.
const middleAboveLineShare = 0.36;

/** Where all letters have ink, whether they are high or low. */
const coreOf = ({ baseline }: Piece, sizePoints: number) => ({
  top: baseline - sizePoints * 0.5,
  bottom: baseline,
});

/** A stamp is in one size, unlike the large name of a form with small print behind it. */
const isEven = ({ words, sizePoints }: Piece) =>
  words.every(({ spans }) => spans.every(({ style }) => Math.abs(style.sizePoints - sizePoints) < 1));

/** Another colour, or both another font and another size: drawn bold by printing twice is no stamp. */
function looksOther(one: Piece, other: Piece): boolean {
  const [style, below] = [one.words[0]?.spans[0]?.style, other.words[0]?.spans[0]?.style];
  const ratio = Math.max(one.sizePoints, other.sizePoints) / Math.min(one.sizePoints, other.sizePoints);
  return (
    style?.colour !== below?.colour || (style?.fontName !== below?.fontName && ratio >= stampSizeRatioMin)
  );
}

/** How wide words of both stand in the same place; signs such as dots to write on do not count. */
function sharedPoints(one: Piece, other: Piece): number {
  const [written, below] = [coresOf(one), coresOf(other)];
  let shared = 0;
  for (const { left, right, top, bottom } of written) {
    for (const under of below) {
      const common = Math.min(bottom, under.bottom) - Math.max(top, under.top);
      const lower = Math.min(bottom - top, under.bottom - under.top);
      if (common < lower * printedOverShare) continue;
      shared += Math.max(0, Math.min(right, under.right) - Math.max(left, under.left));
    }
  }
  return shared;
}

const coresOf = (piece: Piece): Box[] =>
  piece.words.flatMap(({ spans, box }) => {
    const isWritten = spans.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
    return isWritten ? [{ ...box, ...coreOf(piece, spans[0]?.style.sizePoints ?? piece.sizePoints) }] : [];
  });

/** With the lines of the same look above and below that stand close to a stamp, between the lines of the text. */
function withNeighbours(found: ReadonlySet<Piece>, pieces: readonly Piece[]): Set<Piece> {
  const stamps = new Set(found);
  const looks = new Set([...found].map(lookOf));
  const alike = pieces.filter((piece) => looks.has(lookOf(piece)));
  const inOrder = alike.sort((first, second) => first.baseline - second.baseline);
  for (const ordered of [inOrder, inOrder.toReversed()]) {
    let last: Piece | undefined;
    for (const piece of ordered) {
      const isNext =
        last !== undefined &&
        lookOf(last) === lookOf(piece) &&
        Math.abs(piece.baseline - last.baseline) < piece.sizePoints * 1.8;
      if (isNext) stamps.add(piece);
      if (stamps.has(piece)) last = piece;
    }
  }
  return stamps;
}

export function stampOf({ words, box, baseline, sizePoints }: Piece): StampedText {
  const spans = words.flatMap((word, index): Span[] => {
    const [first] = word.spans;
    const space = index > 0 && word.isAfterSpace && first !== undefined ? [{ ...first, text: ' ' }] : [];
    return [...space, ...word.spans];
  });
  const middle = { x: (box.left + box.right) / 2, y: baseline - sizePoints * middleAboveLineShare };
  return { middle, lengthPoints: box.right - box.left, degrees: 0, spans: mergeSpans(spans) };
}
