import { boxOf } from '../geometry.ts';
import type { Piece } from '../model.ts';
import { type PagePieces, pieceText } from '../pieces/index.ts';
import {
  cellAlignedPoints,
  dividerLinesMax,
  frameShareMin,
  rowCellsMin,
  rowStepEmMax,
  sameLinePoints,
  uprightRulesMin,
} from './measures.ts';

/**
 * Whether a text at the edge of a page is a cell of a table that goes on from page to page, by its rules or its rows. Rows
 * at the foot that are the same on all pages, as those of a letterhead are, make no table that goes on.
 */
export function isInTable(
  piece: Piece,
  page: PagePieces,
  isOnAll: (other: Piece) => boolean = () => false,
): boolean {
  return isRuled(piece, page) || isAligned(piece, page, isOnAll);
}

/** What tells whether a text stands at one place on all pages. */
export function onAllPages(pages: readonly PagePieces[]): (piece: Piece) => boolean {
  const [first, second, ...others] = pages;
  if (first === undefined || second === undefined) return () => false;
  let common = new Set(first.pieces.map(placeOf));
  for (const { pieces } of [second, ...others]) {
    if (common.size > 0) common = new Set(pieces.map(placeOf).filter((place) => common.has(place)));
  }
  return (piece) => common.has(placeOf(piece));
}

const placeOf = (piece: Piece) =>
  `${Math.round(piece.box.left)} ${Math.round(piece.baseline)} ${pieceText(piece)}`;

/** Between upright rules; two that go along the whole page are its frame, and what stands beside a box is not in it. */
function isRuled(piece: Piece, { reading }: PagePieces): boolean {
  const { box } = piece;
  const middle = (box.top + box.bottom) / 2;
  const crossing = reading.rules.filter(
    (rule) =>
      !rule.isHorizontal &&
      rule.box.top < middle &&
      rule.box.bottom > middle &&
      !isDivider(rule, box, reading),
  );
  const isShort = ({ box: rule }: (typeof crossing)[number]) =>
    rule.bottom - rule.top < reading.height * frameShareMin;
  return (
    (crossing.length >= uprightRulesMin || crossing.some(isShort)) && !isBesideBox(box, crossing, reading)
  );
}

/** A rule that is little higher than its line and ends where no other does stands between a title and the page number. */
function isDivider(
  { box: rule }: PagePieces['reading']['rules'][number],
  { top, bottom }: Piece['box'],
  { rules }: PagePieces['reading'],
): boolean {
  if (rule.bottom - rule.top > (bottom - top) * dividerLinesMax) return false;
  const slack = sameLinePoints;
  return !rules.some(
    ({ box }) =>
      box !== rule &&
      box.top < rule.bottom + slack &&
      box.bottom > rule.top - slack &&
      box.left < rule.right + slack &&
      box.right > rule.left - slack,
  );
}

/** Whether upright rules are all to one side of it, and none of those between their ends, which a row would have, reaches it. */
function isBesideBox(
  { left, right }: Piece['box'],
  upright: PagePieces['reading']['rules'],
  { rules }: PagePieces['reading'],
): boolean {
  const around = boxOf(upright.map(({ box }) => box));
  if (upright.length < 2 || (left < around.right && right > around.left)) return false;
  return !rules.some(
    ({ isHorizontal, box }) =>
      isHorizontal &&
      box.top > around.top - sameLinePoints &&
      box.bottom < around.bottom + sameLinePoints &&
      box.left < right &&
      box.right > left,
  );
}

/** In a row of several texts with another such row close below or above it. */
function isAligned(
  piece: Piece,
  { reading, pieces }: PagePieces,
  isOnAll: (other: Piece) => boolean,
): boolean {
  const rowOf = (baseline: number) =>
    pieces.filter((other) => Math.abs(other.baseline - baseline) < sameLinePoints);
  const own = rowOf(piece.baseline);
  if (own.length < rowCellsMin) return false;
  const isFixed = piece.baseline > reading.height / 2 && own.every(isOnAll);
  const near = pieces.filter((other) => {
    const step = Math.abs(other.baseline - piece.baseline);
    return step > sameLinePoints && step < piece.sizePoints * rowStepEmMax;
  });
  return near.some((other) => {
    const row = rowOf(other.baseline);
    const aligned = own.filter(({ box }) =>
      row.some(
        (cell) =>
          Math.abs(cell.box.left - box.left) < cellAlignedPoints ||
          Math.abs(cell.box.right - box.right) < cellAlignedPoints,
      ),
    );
    return row.length >= rowCellsMin && aligned.length >= rowCellsMin - 1 && !(isFixed && row.every(isOnAll));
  });
}
