import { pageListFailures, pageTurnFailures } from './failures.ts';
import { pageListLengthMax, parsePageList } from './parse-page-list.ts';

export interface TurnedPage {
  readonly page: number;
  /** Degrees clockwise, on top of how the page lies. */
  readonly turn: number;
}

/** Degrees clockwise; 0 leaves the page as it is. */
export const pageTurns = [0, 90, 180, 270] as const;

/** `2,4-5@90` → page 2 as it is, pages 4 and 5 turned by 90 degrees; otherwise as `parsePageList`. */
export function parseTurnedPages(text: string, pageCount: number): TurnedPage[] {
  if (text.trim() === '') throw pageListFailures.pageListEmpty({ pageCount });
  const turned: TurnedPage[] = [];
  for (const piece of text.split(',')) {
    const [list = '', ...turns] = piece.split('@');
    const turn = turnOf(piece, turns);
    // A piece without a page has to be called malformed, not the whole list empty.
    const pages = parsePageList(list.trim() === '' ? piece.trim() || ',' : list, pageCount);
    if (turned.length + pages.length > pageListLengthMax) {
      throw pageListFailures.pageListTooLong({ lengthMax: pageListLengthMax });
    }
    for (const page of pages) turned.push({ page, turn });
  }
  return turned;
}

function turnOf(piece: string, [written, ...more]: readonly string[]): number {
  if (written === undefined) return 0;
  const turn = pageTurns.find((known) => String(known) === written.trim());
  if (turn === undefined || more.length > 0) throw pageTurnFailures.pageTurnUnknown({ piece: piece.trim() });
  return turn;
}
