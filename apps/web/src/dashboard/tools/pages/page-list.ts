import { parsePageList, parseTurnedPages, type TurnedPage } from '@pagesmith/kernel';

/** The pages that a list names so far: what is half typed or not there is passed over. */
export function pagesIn(list: string, pageCount: number): number[] {
  return readable(list, (piece) => parsePageList(piece, pageCount));
}

/** The same of a list whose pages may be turned, such as `1,3@90`. */
export function turnedPagesIn(list: string, pageCount: number): TurnedPage[] {
  return readable(list, (piece) => parseTurnedPages(piece, pageCount));
}

function readable<Page>(list: string, read: (piece: string) => Page[]): Page[] {
  return list.split(',').flatMap((piece) => {
    try {
      return read(piece);
    } catch {
      return [];
    }
  });
}

export const writePages = (pages: readonly number[]): string => writeTurnedPages(pages.map(upright));

export const upright = (page: number): TurnedPage => ({ page, turn: 0 });

/** Runs of three and more that are turned alike are written as a range, up or down; the order is kept. */
export function writeTurnedPages(pages: readonly TurnedPage[]): string {
  const pieces: string[] = [];
  for (let start = 0; start < pages.length; ) {
    const run = runFrom(pages, start);
    const turn = run[0]?.turn ? `@${run[0].turn}` : '';
    if (run.length > 2) pieces.push(`${run[0]?.page}-${run.at(-1)?.page}${turn}`);
    else pieces.push(...run.map(({ page }) => `${page}${turn}`));
    start += run.length;
  }
  return pieces.join(',');
}

function runFrom(pages: readonly TurnedPage[], start: number): readonly TurnedPage[] {
  const stepAt = (index: number) => Number(pages[index + 1]?.page) - Number(pages[index]?.page);
  const isAlike = (index: number) => pages[index + 1]?.turn === pages[start]?.turn;
  const step = stepAt(start);
  let end = start;
  if (Math.abs(step) === 1) while (stepAt(end) === step && isAlike(end)) end += 1;
  return pages.slice(start, end + 1);
}

/** A page that is picked is left out, each time it is there; another joins at the end. */
export function toggled(picked: readonly TurnedPage[], page: number): readonly TurnedPage[] {
  const others = picked.filter((other) => other.page !== page);
  return others.length < picked.length ? others : [...picked, upright(page)];
}

/** A quarter further, each time it is picked; a page that is not joins turned. */
export function turnedFurther(picked: readonly TurnedPage[], page: number): readonly TurnedPage[] {
  if (!picked.some((other) => other.page === page)) return [...picked, { page, turn: 90 }];
  return picked.map((other) => (other.page === page ? aQuarterFurther(other) : other));
}

export const aQuarterFurther = ({ page, turn }: TurnedPage): TurnedPage => ({
  page,
  turn: (turn + 90) % 360,
});

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
