import { parsePageList } from '@pagesmith/kernel';

/** The pages that a list names so far: what is half typed or not there is passed over. */
export function pagesIn(list: string, pageCount: number): number[] {
  return list.split(',').flatMap((piece) => {
    try {
      return parsePageList(piece, pageCount);
    } catch {
      return [];
    }
  });
}

/** Runs of three and more are written as a range, up or down; the order is kept. */
export function writePages(pages: readonly number[]): string {
  const pieces: string[] = [];
  for (let start = 0; start < pages.length; ) {
    const end = endOfRun(pages, start);
    const run = pages.slice(start, end + 1);
    pieces.push(run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(','));
    start = end + 1;
  }
  return pieces.join(',');
}

function endOfRun(pages: readonly number[], start: number): number {
  const step = Number(pages[start + 1]) - Number(pages[start]);
  if (Math.abs(step) !== 1) return start;
  let end = start;
  while (Number(pages[end + 1]) - Number(pages[end]) === step) end += 1;
  return end;
}

/** A page that is in the list leaves it, each time it is there; another joins at the end. */
export function togglePage(list: string, page: number, pageCount: number): string {
  const pages = pagesIn(list, pageCount);
  return writePages(pages.includes(page) ? pages.filter((other) => other !== page) : [...pages, page]);
}

/** Both ends included, up or down. */
export function pagesUpTo(from: number, to: number): number[] {
  const step = from <= to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => from + index * step);
}

/** Positions are single numbers, 0 before the first page. */
export const positionsIn = (list: string, pageCount: number): number[] =>
  list
    .split(',')
    .filter((piece) => /^\s*\d{1,9}\s*$/.test(piece))
    .map(Number)
    .filter((position) => position <= pageCount);

export function togglePosition(list: string, position: number, pageCount: number): string {
  const positions = positionsIn(list, pageCount);
  const isThere = positions.includes(position);
  return (isThere ? positions.filter((other) => other !== position) : [...positions, position]).join(',');
}
