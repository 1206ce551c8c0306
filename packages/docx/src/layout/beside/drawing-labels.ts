import type { Box, PagePicture, PageReading } from '@pagesmith/pdf';
import { holdsMiddle } from '../../geometry.ts';
import type { Piece, StampedText } from '../../model.ts';
import { pieceText, unspaced } from '../../pieces/index.ts';
import { axisGapEmMax, axisLabelsMin, bareLabelShareMax, labelSlackPoints } from './measures.ts';
import { stampOf } from './stamps.ts';

/** Whether a picture of a drawing shows the piece as a part of it: a title that a seal stands on is none. */
export const isLabelOf = ({ box, drawing }: PagePicture, piece: Piece) =>
  drawing !== undefined &&
  drawing.text !== '' &&
  holdsMiddle(box, piece.box) &&
  (holds(box, piece.box) || unspaced(drawing.text).includes(unspaced(pieceText(piece))));

/** Whether a text stands in a box, and out of it by less than a letter. */
const holds = ({ left, right }: Box, text: Box) =>
  text.left > left - labelSlackPoints && text.right < right + labelSlackPoints;

/** Takes out the labels of drawings that are not drawn there, such as those that stand out of them a little: they stand before them. */
export function takeBareLabels(
  { pictures }: PageReading,
  pieces: readonly Piece[],
): { stamped: StampedText[]; rest: readonly Piece[] } {
  const drawings = pictures.filter(({ drawing }) => drawing?.isWithoutLabels === true || !!drawing?.text);
  if (drawings.length === 0) return { stamped: [], rest: pieces };
  const beside = new Set(drawings.flatMap((drawing) => labelsBeside(drawing, pieces)));
  const isBare = (piece: Piece) =>
    beside.has(piece) || drawings.some((drawing) => isBareLabelOf(drawing, piece));
  return {
    stamped: pieces.filter(isBare).map(stampOf),
    rest: pieces.filter((piece) => !isBare(piece)),
  };
}

/** The numbers at an axis that is the edge of the drawing: several short texts that end or begin close to it. */
function labelsBeside(picture: PagePicture, pieces: readonly Piece[]): readonly Piece[] {
  const { box, drawing } = picture;
  if (!drawing?.text) return [];
  const widest = (box.right - box.left) * bareLabelShareMax;
  const near = pieces.filter(
    ({ box: { left, right, top, bottom }, sizePoints }) =>
      right - left < widest &&
      (top + bottom) / 2 > box.top &&
      (top + bottom) / 2 < box.bottom &&
      Math.max(box.left - right, left - box.right) < sizePoints * axisGapEmMax,
  );
  const sides = [
    near.filter((piece) => piece.box.left < box.left && piece.box.right < box.right),
    near.filter((piece) => piece.box.right > box.right && piece.box.left > box.left),
  ];
  return sides.flatMap((side) => (side.length < axisLabelsMin ? [] : side));
}

function isBareLabelOf(picture: PagePicture, piece: Piece): boolean {
  const { box, drawing } = picture;
  if (drawing === undefined || !holdsMiddle(box, piece.box) || isLabelOf(picture, piece)) return false;
  const isNarrow = piece.box.right - piece.box.left < (box.right - box.left) * bareLabelShareMax;
  return isNarrow || holds(box, piece.box);
}
