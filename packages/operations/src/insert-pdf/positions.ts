import { insertFailures } from './failures.ts';

/**
 * How many pages of the base come before each insertion: `after` 3 is 3, 0 is the very front, `before` 3 is 2.
 */
export function parsePositions(text: string, relative: 'after' | 'before', pageCount: number): number[] {
  const first = relative === 'after' ? 0 : 1;
  return text.split(',').map((piece) => {
    const isNumber = /^\s*\d{1,9}\s*$/.test(piece);
    const position = Number(piece);
    if (!isNumber || position < first || position > pageCount) {
      const range = { piece: piece.trim().slice(0, 40), first, last: pageCount };
      throw insertFailures.positionInvalid(range, { facts: { part: 'position' } });
    }
    return position - first;
  });
}

/** Which documents go in at each position: a copy of the only one, one each, or all of them. */
export function documentsAt<T>(documents: readonly T[], positions: readonly number[]): Map<number, T[]> {
  const isOneEach = documents.length === positions.length;
  const inserted = new Map<number, T[]>();
  positions.forEach((position, index) => {
    const here = isOneEach ? documents.slice(index, index + 1) : documents;
    inserted.set(position, [...(inserted.get(position) ?? []), ...here]);
  });
  return inserted;
}
