import type { Band, Block, PageModel } from '../model.ts';
import { goesOn } from './goes-on.ts';
import { joinEntries } from './join-entries.ts';
import { fullLinesMax, fullShareMin, highPointsMin } from './measures.ts';
import type { Entry, Section, SectionStart } from './section.ts';

/** The pages that begin a section of their own, with what is new about them. */
export type PageStarts = ReadonlyMap<number, SectionStart>;
const noStarts: PageStarts = new Map();

/** The bands of all pages as sections: a new one only where columns or the size of the page change. */
export function sectionsOf(pages: readonly PageModel[], starts: PageStarts = noStarts): Section[] {
  const sections: (Section & { readonly entries: Entry[] })[] = [];
  for (const page of pages) {
    const bands: readonly Band[] =
      page.bands.length > 0 ? page.bands : [{ columns: [{ left: 0, right: 0, blocks: [] }] }];
    bands.forEach((band, bandIndex) => {
      const isPageStart = bandIndex === 0;
      const last = sections.at(-1);
      const section =
        last !== undefined &&
        (isPageStart || band.columns.length === 1) &&
        !(isPageStart && starts.has(page.page)) &&
        isSame(last, page, band)
          ? last
          : {
              width: page.width,
              height: page.height,
              columns: band.columns,
              isPageStart,
              isVertical: page.isVertical === true,
              start: isPageStart ? starts.get(page.page) : undefined,
              entries: [],
            };
      const isNew = section !== last;
      if (isNew) sections.push(section);
      const needsBreak = isPageStart && !isNew;
      section.entries.push(...entriesOf(page, band, isPageStart, needsBreak));
    });
  }
  return sections.flatMap((section, index) => {
    const isFollowed = sections[index + 1]?.isPageStart === false;
    return byPages(joinEntries(withBreaks(section, isFollowed)));
  });
}

/**
 * Columns that begin below other text are a section of their own on each page that ends early: behind a break LibreOffice
 * forgets how far they stand from the sides.
 */
function byPages(section: Section): Section[] {
  const { columns, isPageStart, entries } = section;
  if (columns.length === 1 || isPageStart) return [section];
  const at = entries.findIndex((entry) => entry.isPageStart && entry.isBroken);
  if (at < 0) return [section];
  const [first, ...others] = entries.slice(at);
  if (first === undefined) return [section];
  const rest = { ...section, start: undefined, isPageStart: true };
  return [
    { ...section, entries: entries.slice(0, at) },
    { ...rest, entries: [{ ...first, isBroken: false }, ...others] },
  ];
}

/** How far down the pages of a section the text goes. */
export const bottomOf = ({ entries }: Section) =>
  Math.max(0, ...entries.map(({ block, page }) => Math.max(block?.box.bottom ?? 0, page?.notesBottom ?? 0)));

/** In columns the text flows from one to the next by itself, where it filled them down to the foot of the page. */
function withBreaks(section: Section, isFollowed: boolean): Section {
  const { columns, entries } = section;
  const starts = entries.filter(({ isColumnStart, isBandStart }) => isColumnStart || isBandStart);
  const top = Math.min(...starts.flatMap(({ block }) => (block === undefined ? [] : [block.box.top])));
  const bottom = bottomOf(section);
  // Word fills columns down to the margin of the page.
  const isShort = bottom < section.height * fullShareMin;
  // Below them, text would find more room than it had.
  const isHigh = section.height - bottom > highPointsMin;
  const lastPage = entries.findLastIndex(({ isPageStart }) => isPageStart);
  let reached = 0;
  let hasNotes = false;
  return {
    ...section,
    entries: entries.map((entry, index) => {
      const isStart = entry.isColumnStart || entry.isPageStart;
      const { leadingPoints = 12 } = entry.block?.kind === 'paragraph' ? entry.block : {};
      hasNotes = entry.page === undefined ? hasNotes : entry.page.notesBottom !== undefined;
      // Above notes a column ends early, but the text goes on.
      const isAboveNotes = hasNotes && entry.isColumnStart && goesOn(entries[index - 1]?.block, entry.block);
      const isFull = isAboveNotes || reached > bottom - leadingPoints * fullLinesMax;
      // Room above the first line of a column or page is kept only behind a break.
      const isAtTop = (entry.block?.box.top ?? Infinity) < top + leadingPoints * fullLinesMax;
      if (isStart || entry.isBandStart) reached = 0;
      reached = Math.max(reached, entry.block?.box.bottom ?? 0);
      // Above other text on the same page a column ends where a break ends it, and so do columns that do not fill theirs. A
      // page that begins with something new begins there again, whatever room the columns before it had.
      const isNew = (isHigh || entry.isPageStart) && !goesOn(entries[index - 1]?.block, entry.block);
      const isEnded =
        (entry.isColumnStart && isFollowed && index > lastPage) ||
        (columns.length > 1 && isStart && (isShort || isNew));
      const isFlowing = isFull && isAtTop && !isEnded;
      return { ...entry, isFlowing, isBroken: isStart && !(columns.length > 1 && isFlowing) };
    }),
  };
}

function isSame(section: Section, page: PageModel, { columns }: Band): boolean {
  const isSize = Math.abs(section.width - page.width) < 1 && Math.abs(section.height - page.height) < 1;
  const isTurned = section.isVertical !== (page.isVertical === true);
  if (!isSize || isTurned || section.columns.length !== columns.length) return false;
  if (columns.length === 1) return true;
  return section.columns.every(
    ({ left, right }, index) =>
      Math.abs(left - (columns[index]?.left ?? 0)) < 4 && Math.abs(right - (columns[index]?.right ?? 0)) < 8,
  );
}

function entriesOf(page: PageModel, { columns }: Band, isFirstBand: boolean, needsBreak: boolean): Entry[] {
  return columns.flatMap(({ blocks }, column) => {
    const all: readonly (Block | undefined)[] = blocks.length > 0 ? blocks : [undefined];
    return all.map((block, index): Entry => {
      const isFirst = column === 0 && index === 0;
      const isPageFirst = isFirst && isFirstBand;
      return {
        block,
        column,
        isPageStart: isFirst && needsBreak,
        isBandStart: isFirst,
        isColumnStart: column > 0 && index === 0,
        isBroken: false,
        isFlowing: false,
        continuations: [],
        isHeadRepeated: false,
        page: isPageFirst ? page : undefined,
      };
    });
  });
}
