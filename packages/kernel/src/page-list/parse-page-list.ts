import { pageListFailures } from './failures.ts';

/** More pages than any real document has, and few enough to hold in memory. */
export const pageListLengthMax = 20_000;

const pageOrRange = /^(\d{1,9})(?:\s*[-–]\s*(\d{1,9}))?$/;

/**
 * `1,3-5,7` → [1, 3, 4, 5, 7]; `4-2` → [4, 3, 2]; order and repetitions stay as written.
 * Throws a Failure that names the piece it could not read.
 */
export function parsePageList(text: string, pageCount: number): number[] {
  if (text.trim() === '') throw pageListFailures.pageListEmpty({ pageCount });
  const pages: number[] = [];
  for (const piece of text.split(',')) {
    const [first, last] = parsePiece(piece.trim(), pageCount);
    if (pages.length + Math.abs(last - first) + 1 > pageListLengthMax) {
      throw pageListFailures.pageListTooLong({ lengthMax: pageListLengthMax });
    }
    const step = first <= last ? 1 : -1;
    for (let page = first; page !== last + step; page += step) pages.push(page);
  }
  return pages;
}

function parsePiece(piece: string, pageCount: number): [first: number, last: number] {
  const match = pageOrRange.exec(piece);
  if (!match) throw pageListFailures.pageListMalformed({ piece: shorten(piece), pageCount });
  const first = Number(match[1]);
  const last = match[2] === undefined ? first : Number(match[2]);
  const isOnPaper = (page: number) => page >= 1 && page <= pageCount;
  if (!isOnPaper(first) || !isOnPaper(last)) throw pageListFailures.pageAbsent({ piece, pageCount });
  return [first, last];
}

const shorten = (piece: string): string => (piece.length > 40 ? `${piece.slice(0, 40)}…` : piece);
