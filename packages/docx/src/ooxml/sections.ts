import type { Band, Block, PageModel } from '../model.ts';

/** A block and what begins with it. */
export interface Entry {
  readonly block: Block | undefined;
  readonly column: number;
  readonly isPageStart: boolean;
  readonly isBandStart: boolean;
  readonly isColumnStart: boolean;
  /** The page that begins here, for what stands at fixed places on it. */
  readonly page: PageModel | undefined;
}

export interface Section {
  readonly width: number;
  readonly height: number;
  readonly columns: readonly { readonly left: number; readonly right: number }[];
  readonly isPageStart: boolean;
  readonly entries: Entry[];
}

/** The bands of all pages as sections: a new one only where columns or the size of the page change. */
export function sectionsOf(pages: readonly PageModel[]): Section[] {
  const sections: Section[] = [];
  for (const page of pages) {
    const bands: readonly Band[] =
      page.bands.length > 0 ? page.bands : [{ columns: [{ left: 0, right: 0, blocks: [] }] }];
    bands.forEach((band, bandIndex) => {
      const isPageStart = bandIndex === 0;
      const last = sections.at(-1);
      const section =
        last !== undefined && (isPageStart || band.columns.length === 1) && isSame(last, page, band)
          ? last
          : { width: page.width, height: page.height, columns: band.columns, isPageStart, entries: [] };
      const isNew = section !== last;
      if (isNew) sections.push(section);
      const needsBreak = isPageStart && !isNew;
      section.entries.push(...entriesOf(page, band, isPageStart, needsBreak));
    });
  }
  return sections;
}

function isSame(section: Section, page: PageModel, { columns }: Band): boolean {
  const isSize = Math.abs(section.width - page.width) < 1 && Math.abs(section.height - page.height) < 1;
  if (!isSize || section.columns.length !== columns.length) return false;
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
        page: isPageFirst ? page : undefined,
      };
    });
  });
}
