import type { PageReading } from '@pagesmith/pdf';
import { pieceText } from '../layout/text-of.ts';
import type { Piece } from '../model.ts';

/** A line of a header or footer: its pieces, and which of its numbers counts the pages. */
export interface RepeatedPiece {
  readonly piece: Piece;
  readonly place: 'header' | 'footer';
  readonly pages: 'all' | 'odd' | 'even';
  /** The number on page 1, where one follows the pages. */
  readonly numberOnFirst: number | undefined;
  readonly page: number;
}

export interface PagePieces {
  readonly reading: PageReading;
  readonly pieces: readonly Piece[];
  /** Whether its characters could not be put together. */
  readonly isUnread?: boolean;
}

const edgeShare = 0.115;
const shareMin = 0.4;
const pageNumber = /^(page|seite|página)?\s*[-–]?\s*\d{1,4}\s*[-–]?(\s*(of|sur|de|von|\/)\s*\d{1,4})?$/i;

/** Takes what is repeated at the top and bottom of the pages out of them. */
export function takeRepeated(pages: readonly PagePieces[]): {
  readonly pages: PagePieces[];
  readonly repeated: RepeatedPiece[];
} {
  const groups = new Map<string, { piece: Piece; page: number }[]>();
  for (const { reading, pieces } of pages) {
    for (const piece of pieces) {
      const key = keyOf(piece, reading);
      if (key === undefined) continue;
      const group = groups.get(key) ?? [];
      group.push({ piece, page: reading.page });
      groups.set(key, group);
    }
  }
  const taken = new Set<Piece>();
  const repeated: RepeatedPiece[] = [];
  for (const [key, group] of groups) {
    const numbers = new Set(group.map(({ page }) => page));
    const [first] = group;
    // The number of a page that stands alone would be repeated if there were more.
    const isAlone = pages.length === 1 && first !== undefined && isLoneNumber(first.piece, pages[0]);
    const isRepeated =
      isAlone ||
      (pages.length >= 2 && numbers.size >= Math.max(2, Math.min(3, pages.length), pages.length * shareMin));
    if (!isRepeated || first === undefined) continue;
    for (const { piece } of group) taken.add(piece);
    repeated.push({
      piece: first.piece,
      page: first.page,
      place: key.startsWith('header') ? 'header' : 'footer',
      pages: parityOf([...numbers], pages.length),
      numberOnFirst: numberOnFirst(group),
    });
  }
  return {
    pages: pages.map(({ pieces, ...page }) => ({
      ...page,
      pieces: pieces.filter((piece) => !taken.has(piece)),
    })),
    repeated,
  };
}

const isLoneNumber = (piece: Piece, page: PagePieces | undefined) =>
  pageNumber.test(pieceText(piece)) &&
  (page?.pieces ?? []).every((other) => other === piece || Math.abs(other.baseline - piece.baseline) > 3);

function keyOf(piece: Piece, { height }: PageReading): string | undefined {
  const middle = (piece.box.top + piece.box.bottom) / 2 / height;
  if (middle > edgeShare && middle < 1 - edgeShare) return undefined;
  const text = pieceText(piece)
    .replace(/\d+|\b[ivxlc]+\b/gi, '#')
    .replace(/\s+/g, ' ');
  return `${middle < 0.5 ? 'header' : 'footer'} ${Math.round(middle * 60)} ${text}`;
}

function parityOf(numbers: readonly number[], pageCount: number): RepeatedPiece['pages'] {
  if (pageCount < 5) return 'all';
  if (numbers.every((page) => page % 2 === 1)) return 'odd';
  return numbers.every((page) => page % 2 === 0) ? 'even' : 'all';
}

function numberOnFirst(group: readonly { piece: Piece; page: number }[]): number | undefined {
  const shifts = group.map(({ piece, page }) => {
    const numbers = pieceText(piece).match(/\d+/g)?.map(Number) ?? [];
    return new Set(numbers.map((number) => number - page));
  });
  const [first, ...others] = shifts;
  const shift = [...(first ?? [])].find((value) => others.every((other) => other.has(value)));
  return shift === undefined ? undefined : shift + 1;
}
