import type { Box, PagePicture, PageReading } from '@pagesmith/pdf';
import { boxOf, holdsMiddle, median, overlaps } from '../../geometry.ts';
import type { FramedText, Piece, StampedText } from '../../model.ts';
import { pieceText } from '../../pieces/index.ts';
import { paragraphsOf } from '../paragraphs/paragraphs.ts';
import { isLabelOf } from './drawing-labels.ts';
import {
  alignedLinesMin,
  labelledShareMax,
  marginOthersShareMin,
  marginShareMax,
  marginTextLinesMin,
  sideLinesMin,
  sideShareMax,
  stackLettersMin,
  textLettersMin,
} from './measures.ts';
import { stampOf } from './stamps.ts';

/** Separates text that is beside the main text: call-outs, margin notes and labels of drawings. */
export function takeSideTexts(
  reading: PageReading,
  pieces: readonly Piece[],
): { readonly framed: FramedText[]; readonly stamped: StampedText[]; readonly rest: Piece[] } {
  const drawings = reading.pictures.filter(({ drawing }) => drawing !== undefined);
  const text = pieces.filter((piece) => !drawings.some((drawing) => isLabelOf(drawing, piece)));
  const labelled = drawings.filter(({ box }) => box.bottom - box.top < reading.height * labelledShareMax);
  const aside = blocksOf(text).filter((block) => isAside(block, text, labelled, reading.width));
  const taken = new Set(aside.flat());
  // A frame would push a drawing down that it stands on.
  const isLabel = ([first, ...others]: readonly Piece[]) =>
    first !== undefined && others.length === 0 && drawings.some(({ box }) => holdsMiddle(box, first.box));
  return {
    framed: aside
      .filter((block) => !isLabel(block))
      .map((block) => {
        const box = boxOf(block.map((piece) => piece.box));
        return { box, paragraphs: paragraphsOf(block, box) };
      }),
    stamped: aside.filter(isLabel).flat().map(stampOf),
    rest: text.filter((piece) => !taken.has(piece)),
  };
}

/** Consecutive lines in the same style. */
function blocksOf(pieces: readonly Piece[]): Piece[][] {
  const blocks: Piece[][] = [];
  for (const piece of [...pieces].sort((first, second) => first.baseline - second.baseline)) {
    const block = blocks.find((other) => {
      const last = other.at(-1);
      return last !== undefined && follows(last, piece);
    });
    if (block === undefined) blocks.push([piece]);
    else block.push(piece);
  }
  return blocks;
}

function follows(before: Piece, piece: Piece): boolean {
  const step = piece.baseline - before.baseline;
  const isBelow = step > piece.sizePoints * 0.5 && step < piece.sizePoints * 1.8;
  const isUnder = piece.box.left < before.box.right && before.box.left < piece.box.right;
  return isBelow && isUnder && looksLike(before, piece);
}

function looksLike(first: Piece, second: Piece): boolean {
  const [one, other] = [first.words[0]?.spans[0]?.style, second.words[0]?.spans[0]?.style];
  return (
    Math.abs(first.sizePoints - second.sizePoints) < 2.1 &&
    one?.isItalic === other?.isItalic &&
    one?.fontName.slice(0, 4) === other?.fontName.slice(0, 4)
  );
}

function isAside(
  block: readonly Piece[],
  pieces: readonly Piece[],
  drawings: readonly PagePicture[],
  pageWidth: number,
): boolean {
  if (isStack(block)) return true;
  const box = boxOf(block.map((piece) => piece.box));
  if (box.right - box.left > pageWidth * sideShareMax) return false;
  const across = { left: 0, right: pageWidth, top: box.top + 1, bottom: box.bottom - 1 };
  const beside = pieces.filter((piece) => !block.includes(piece) && overlaps(across, piece.box));
  const drawing = drawings.find((one) => block.every((piece) => holdsMiddle(one.box, piece.box)));
  if (drawing !== undefined) {
    const outside = beside.filter((piece) => !holdsMiddle(drawing.box, piece.box));
    return outside.length > 0 && isBesideText(outside);
  }
  const isMarginal = beside.length > 0 && isBesideText(beside) && isInMargin(box, block, pieces, pageWidth);
  if (block.length < sideLinesMin) return isMarginal && isPageOfText(pieces);
  if (beside.length < 2) return false;
  if (isMarginal) return true;
  const below = pieces.filter((piece) => !block.includes(piece) && Math.abs(piece.box.left - box.left) < 3);
  if (below.length >= alignedLinesMin) return false;
  const isApart = (piece: Piece) => beside.every((other) => Math.abs(other.baseline - piece.baseline) > 1.2);
  const isOther = beside.every((other) => block[0] !== undefined && differs(block[0], other));
  return isOther && block.filter(isApart).length > block.length / 2;
}

/** A word whose letters stand one below the other. */
const isStack = (block: readonly Piece[]) =>
  block.length >= stackLettersMin && block.every((piece) => /^\p{Lu}$/u.test(pieceText(piece)));

/** Running text, and not the cells of a table. */
const isBesideText = (beside: readonly Piece[]) =>
  median(beside.map((piece) => pieceText(piece).length)) >= textLettersMin;

/** Only beside as much running text a line or two stand in its margin, as a page number or a running title may. */
const isPageOfText = (pieces: readonly Piece[]) =>
  pieces.filter((piece) => pieceText(piece).length >= textLettersMin).length >= marginTextLinesMin;

/** Whether all other text of a page stands on one side of a narrow block. */
function isInMargin(box: Box, block: readonly Piece[], pieces: readonly Piece[], pageWidth: number): boolean {
  if (box.right - box.left > pageWidth * marginShareMax) return false;
  const others = pieces.filter((piece) => !block.includes(piece));
  const before = others.filter((piece) => piece.box.right < box.left).length;
  const behind = others.filter((piece) => piece.box.left > box.right).length;
  return others.length > 0 && Math.max(before, behind) >= others.length * marginOthersShareMin;
}

const differs = (first: Piece, second: Piece) =>
  Math.abs(first.sizePoints - second.sizePoints) > 0.9 && !looksLike(first, second);
