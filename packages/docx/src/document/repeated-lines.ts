import type { PageReading } from '@pagesmith/pdf';
import { boxOf, middleY } from '../geometry.ts';
import type { Piece } from '../model.ts';
import { type PagePieces, pieceText } from '../pieces/index.ts';
import { firstFooterOf } from './first-footer.ts';
import { leftOn, without } from './left-on-pages.ts';
import { edgeShare, firstApartPointsMin, repeatedShareMin } from './measures.ts';
import { areCounting, countableIn, inOneFormat, type PageNumber, pageNumberIn } from './page-numbers.ts';
import { type EdgeOfPage, onHigherPage, type RepeatedPiece } from './repeated-piece.ts';
import { isReplaced } from './replaced.ts';
import { isInTable, onAllPages } from './table-rows.ts';
import { withoutTorn } from './torn-lines.ts';

interface Placed {
  readonly piece: Piece;
  readonly page: number;
}

const pageNumber =
  /^(page|seite|página)?\s*[-–]?\s*(\d{1,4}|[ivxlc]+)\s*[-–]?(\s*(of|sur|de|von|\/)\s*\d{1,4})?$/i;

export interface Repeated {
  readonly pages: PagePieces[];
  readonly repeated: RepeatedPiece[];
  /** The number that each page shows. */
  readonly numbers: ReadonlyMap<number, PageNumber>;
}

/** Removes running headers and footers from the pages. */
export function takeRepeated(pages: readonly PagePieces[]): Repeated {
  const isOften = (group: readonly Placed[]) =>
    pages.length >= 2 &&
    pagesOf(group).size >= Math.max(2, Math.min(3, pages.length), pages.length * repeatedShareMin);
  const atEdges = [...groupsOf(pages)].map(([key, found]) => {
    const every = withoutFirst(found);
    const { group, numberOnFirst } = alike(every);
    const [own, on] = [new Set(group), pagesOf(group)];
    // A page has one number: another beside it, such as that of an axis, is none.
    const all = every.filter((one) => own.has(one) || !on.has(one.page));
    return { key, all, group, numberOnFirst };
  });
  const groups = withoutTorn(atEdges, pages, isOften);
  const often = groups.flatMap(({ group }) => (isOften(group) ? group.map(({ piece }) => piece) : []));
  const taken = new Set(often);
  const firstPage = Math.min(...groups.flatMap(({ group }) => (isOften(group) ? [...pagesOf(group)] : [])));
  const repeated: RepeatedPiece[] = [];
  const numbers = new Map<number, PageNumber>();
  const isAlone = ({ piece, page }: Placed) => isLoneNumber(piece, pages[page - 1], taken);
  const read = groups.map((one) => {
    // A number alone on its line is the page number, even where numbering restarts or is Roman.
    const lone = numbersIn(one.all.filter(isAlone));
    return { ...one, lone, isNumber: lone.size > 0 && areCounting(lone) };
  });
  const alone = new Map(read.flatMap(({ lone, isNumber }) => (isNumber ? [...lone] : [])));
  for (const { key, all, group, numberOnFirst, lone, isNumber } of read) {
    const whole = [...group, ...all.filter((one) => !group.includes(one) && isNumber && isAlone(one))];
    // A page number on the only page would be repeated if there were more pages.
    const isOnly =
      pages.length === 1 && isNumber && whole.every((one) => isAlone(one) && isOutermost(one, pages[0]));
    // A number that some pages show and others do not would be wrong on these.
    const isWrong = !isNumber && lone.size > 0 && pagesOf(whole).size < pages.length;
    if (isWrong || !(isOnly || isOften(whole))) continue;
    const counted = isNumber ? lone : countedFrom(numberOnFirst, whole);
    // Tables and chapters may count along with the pages: only one of them is the number of the page.
    const isOther =
      !isNumber && [...counted].some(([page, { value }]) => (alone.get(page)?.value ?? value) !== value);
    const place = key.startsWith('header') ? 'header' : 'footer';
    const places = placesOf(whole, pages.length).map((placed) => onFirstPage(placed, place, pages));
    const isLost =
      !isNumber && places.some((shown) => isReplaced({ ...shown, place, page: firstPage }, pages, taken));
    for (const { piece } of whole) {
      if (isOther || isLost) taken.delete(piece);
      else taken.add(piece);
    }
    if (isOther || isLost) continue;
    for (const [page, number] of counted) numbers.set(page, number);
    const shownOn = pagesOf(whole);
    for (const placed of places) {
      const own = isNumber ? pageNumberIn(pieceText(placed.piece)) : undefined;
      const number = own ?? (numberOnFirst === undefined ? undefined : numberFrom(numberOnFirst, placed));
      repeated.push({ ...placed, place, label: number?.label, shownOn });
    }
  }
  const ofFirst = firstFooterOf(pages[0] && without(pages[0], taken), repeated);
  for (const { piece } of ofFirst) taken.add(piece);
  repeated.push(...ofFirst);
  return { pages: leftOn(pages, taken, repeated), repeated, numbers };
}

const countedFrom = (first: number | undefined, group: readonly Placed[]): Map<number, PageNumber> =>
  inOneFormat(
    new Map(
      group.flatMap((placed) => {
        const number = first === undefined ? undefined : numberFrom(first, placed);
        return number === undefined ? [] : [[placed.page, number] as const];
      }),
    ),
  );

/** The number of a text that counts the pages from a first one. */
const numberFrom = (first: number, { piece, page }: Placed) =>
  countableIn(pieceText(piece)).find(({ value }) => value === first + page - 1);

const numbersIn = (group: readonly Placed[]): Map<number, PageNumber> =>
  inOneFormat(
    new Map(
      group.flatMap(({ piece, page }) => {
        const number = pageNumberIn(pieceText(piece));
        return number === undefined ? [] : [[page, number] as const];
      }),
    ),
  );

const pagesOf = (group: readonly Placed[]) => new Set(group.map(({ page }) => page));

/** The texts at the top and bottom of the pages that stand in one place and differ in their numbers only. */
function groupsOf(pages: readonly PagePieces[]): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>();
  const isOnAll = onAllPages(pages);
  for (const page of pages) {
    const { reading, pieces } = page;
    for (const piece of pieces) {
      const key = keyOf(reading, piece, pages);
      if (key === undefined || isInTable(piece, page, isOnAll)) continue;
      const group = groups.get(key) ?? [];
      group.push({ piece, page: reading.page });
      groups.set(key, group);
    }
  }
  return groups;
}

/** Without the text of the first page where it stands elsewhere than on all others, as the name of a journal does. */
function withoutFirst(group: readonly Placed[]): readonly Placed[] {
  const [first, ...others] = group;
  if (first?.page !== 1 || others.length < 2) return group;
  const { left, right } = first.piece.box;
  const isElsewhere = ({ piece: { box } }: Placed) =>
    [box.left - left, box.right - right, (box.left + box.right - left - right) / 2].every(
      (apart) => Math.abs(apart) > firstApartPointsMin,
    );
  return others.every(isElsewhere) ? others : group;
}

function isLoneNumber(piece: Piece, page: PagePieces | undefined, taken: ReadonlySet<Piece>): boolean {
  const isAlone = (page?.pieces ?? []).every(
    (other) => other === piece || taken.has(other) || Math.abs(other.baseline - piece.baseline) > 3,
  );
  return pageNumber.test(pieceText(piece)) && isAlone;
}

/** Whether no other text stands closer to the edge of the page. */
function isOutermost({ piece: { box } }: Placed, page: PagePieces | undefined): boolean {
  const { reading, pieces = [] } = page ?? {};
  const isAbove = box.top < (reading?.height ?? 0) / 2;
  return pieces.every((other) => (isAbove ? other.box.top >= box.top : other.box.bottom <= box.bottom));
}

/** The pages of a document may differ in height: a header keeps its distance from the edge. */
function keyOf({ height }: PageReading, piece: Piece, pages: readonly PagePieces[]): string | undefined {
  const firstHeight = pages[0]?.reading.height ?? height;
  const at = middleY(piece.box);
  if (at > height * edgeShare && at < height * (1 - edgeShare)) return undefined;
  const isHeader = at < height / 2;
  const middle = (isHeader ? at : firstHeight - (height - at)) / firstHeight;
  // Of two pages, each would be the only one of its side.
  const hasSides = pages.length > 2;
  return `${isHeader ? 'header' : 'footer'} ${Math.round(middle * 60)} ${hasSides ? numberLast(formOf(piece)) : formOf(piece)}`;
}

/** What a text says beside its numbers. */
const formOf = (piece: Piece) =>
  pieceText(piece)
    .replace(/\d+|\b[ivxlc]+\b/gi, '#')
    .replace(/\s+/g, ' ');

/** `16 | Report` is `Report | 15` of a page on the other side. */
const numberLast = (form: string) => form.replace(/^#[\s|–—•·]+(.*)$/, '$1 #').replace(/[\s|–—•·]+#$/, ' #');

/** Where a text stands on the pages: what stands left or begins with the number on even pages alone stands in two places. */
function placesOf(group: readonly Placed[], pageCount: number): (Placed & Pick<RepeatedPiece, 'pages'>)[] {
  const odd = group.filter(({ page }) => page % 2 === 1);
  const even = group.filter(({ page }) => page % 2 === 0);
  const [first, second] = [boxAround(odd), boxAround(even)];
  const isApart = first.right < second.left || second.right < first.left;
  const parts: [Placed | undefined, RepeatedPiece['pages']][] =
    odd[0] !== undefined &&
    even[0] !== undefined &&
    (isApart || formOf(odd[0].piece) !== formOf(even[0].piece))
      ? [
          [odd[0], 'odd'],
          [even[0], 'even'],
        ]
      : [[group[0], parityOf([...pagesOf(group)], pageCount)]];
  return parts.flatMap(([placed, pages]) => (placed === undefined ? [] : [{ ...placed, pages }]));
}

/** Where it would stand on the first page. */
function onFirstPage<Shown extends Placed>(
  shown: Shown,
  place: EdgeOfPage,
  pages: readonly PagePieces[],
): Shown {
  const height = pages[0]?.reading.height ?? 0;
  const own = pages[shown.page - 1]?.reading.height ?? height;
  return { ...shown, piece: onHigherPage(shown.piece, place, height - own) };
}

const boxAround = (group: readonly Placed[]) => boxOf(group.map(({ piece }) => piece.box));

function parityOf(numbers: readonly number[], pageCount: number): RepeatedPiece['pages'] {
  if (pageCount < 5) return 'all';
  if (numbers.every((page) => page % 2 === 1)) return 'odd';
  return numbers.every((page) => page % 2 === 0) ? 'even' : 'all';
}

interface Alike {
  readonly group: Placed[];
  readonly numberOnFirst: number | undefined;
}

/** Of texts that differ only in numbers, those that count the pages or are identical: any others would be lost. */
function alike(all: readonly Placed[]): Alike {
  const kinds = new Map<string, Alike>();
  const add = (placed: Placed, kind: string, first: number | undefined) => {
    const known = kinds.get(kind) ?? { group: [], numberOnFirst: first };
    known.group.push(placed);
    kinds.set(kind, known);
  };
  for (const placed of all) {
    const text = pieceText(placed.piece);
    for (const { label, value, index } of countableIn(text)) {
      const first = value - placed.page + 1;
      const beside = numberLast(`${text.slice(0, index)}#${text.slice(index + label.length)}`);
      add(placed, `${first}: ${beside}`, first);
    }
    add(placed, text, undefined);
  }
  const count = ({ group }: Alike) => pagesOf(group).size;
  return [...kinds.values()].reduce((best, kind) => (count(kind) > count(best) ? kind : best));
}
