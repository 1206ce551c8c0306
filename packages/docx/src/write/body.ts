import type { Entry, Section } from '../document/index.ts';
import type { PageModel, Paragraph, PictureBlock } from '../model.ts';
import { flowsToPages } from './bottom-margins.ts';
import { properties } from './element-order.ts';
import { framedXml, turnedXml } from './frames.ts';
import { initialXml } from './initial.ts';
import { lowered } from './lowered-table.ts';
import { floorPoints, gapPointsMin, squeezedRowShare } from './measures.ts';
import { extentOf, paragraphXml } from './paragraph.ts';
import { isOutside, pictureParagraph, placedPictureRun } from './picture.ts';
import { shapeRun } from './shape.ts';
import type { Sides } from './side-margins.ts';
import { squeezesOf } from './squeeze.ts';
import { stampRun } from './stamp.ts';
import { tableXml } from './table.ts';
import type { Place, Writer } from './writer.ts';
import { element, twips } from './xml.ts';

export interface Margins {
  readonly top: number;
  readonly sides: ReadonlyMap<Section, Sides>;
  readonly bottoms: ReadonlyMap<Section, number>;
  readonly footerRoom: number;
}

export class SectionWriter {
  readonly #writer: Writer;
  readonly #margins: Margins;
  /** How far down the page the columns written so far reach. */
  #reached: number;
  #bandTop: number;

  constructor(writer: Writer, margins: Margins) {
    this.#writer = writer;
    this.#margins = margins;
    this.#reached = margins.top;
    this.#bandTop = margins.top;
  }

  /**
   * Hands the blocks of a section to `out`; `sectionEnd` goes into the last paragraph, where Word keeps it. Room above
   * columns stands before them: LibreOffice would move all columns down by what the first one has above it.
   */
  write(section: Section, sectionEnd: string, out: (xml: string) => void, next?: Section): void {
    const columnsTop = next === undefined || next.isPageStart ? undefined : topOfColumns(next);
    if (section.isPageStart) this.#reached = this.#margins.top;
    const squeezes = squeezesOf(section, flowsToPages(section) ? 0 : this.#margins.footerRoom);
    let place = this.#placeIn(section, 0);
    section.entries.forEach((entry, index) => {
      place = this.#enter(entry, section) ?? place;
      place.squeezed = squeezes.points.get(entry) ?? 0;
      place.rowShare = squeezes.tables.has(entry) ? squeezedRowShare : 1;
      const isLast = index === section.entries.length - 1;
      const isColumns = section.columns.length > 1;
      const isEnd = isLast && columnsTop === undefined;
      const isLower = index === 0 && topOf(entry) - (topOfColumns(section) ?? Infinity) > gapPointsMin;
      out(this.#entryXml(entry, place, { sectionEnd: isEnd ? sectionEnd : '', isColumns, isLower }));
      for (const { entry: next } of entry.continuations) {
        place = this.#enter(next, section) ?? place;
        place.cursor = bottomIn(next, place);
      }
      this.#reached = Math.max(this.#reached, place.cursor);
    });
    if (columnsTop === undefined) return;
    const room = Math.max(1, columnsTop - this.#reached);
    const nothing = { leading: '', isPageStart: false, section: '' };
    // Of a section, LibreOffice drops the last paragraph, where that is empty.
    out(spacer(room, nothing) + spacer(1, { ...nothing, section: sectionEnd }));
    this.#reached += room;
  }

  /** The place of an entry that begins a page, a band or a column. */
  #enter(entry: Entry, section: Section): Place | undefined {
    if (entry.isPageStart) this.#reached = this.#margins.top;
    if (entry.isBandStart) this.#bandTop = this.#reached;
    return entry.isBandStart || entry.isColumnStart ? this.#placeIn(section, entry.column) : undefined;
  }

  #placeIn(section: Section, column: number): Place {
    const { columns, width, height } = section;
    const floor = height - floorPoints;
    const sides = this.#margins.sides.get(section) ?? { left: 0, right: 0 };
    if (columns.length === 1) {
      return { left: sides.left, right: width - sides.right, cursor: this.#bandTop, floor };
    }
    const own = columns[column] ?? { left: 0, right: width };
    const left = column === 0 ? sides.left : own.left;
    const right = column === columns.length - 1 ? width - sides.right : own.right;
    return { left, right, cursor: this.#bandTop, floor };
  }

  #entryXml(entry: Entry, place: Place, { sectionEnd: section, isColumns, isLower }: Surroundings): string {
    const { page, isBroken } = entry;
    const isPageStart = entry.isPageStart && isBroken;
    const behind = page === undefined ? '' : behindXml(page, this.#writer);
    // Positions inside a paragraph from right to left would be counted from the right.
    const isApart = behind !== '' && entry.block?.kind === 'paragraph' && entry.block.isRightToLeft;
    const columnBreak = entry.isColumnStart && isBroken ? '<w:r><w:br w:type="column"/></w:r>' : '';
    const leading = columnBreak + (isApart ? '' : behind);
    const framed = [
      ...(page?.turned ?? []).map((text) => turnedXml(text, this.#writer)),
      ...(page?.framed ?? []).map((text) => framedXml(text, this.#writer)),
    ].join('');
    // Space above the first paragraph of the columns would move all of them down, so it becomes a paragraph of its own.
    const isNew = entry.isPageStart && !entry.isFlowing;
    const isTop = isNew || (entry.isBandStart && (isLower || this.#bandTop > this.#margins.top));
    const gap = isColumns && isTop ? Math.max(0, topOf(entry) - place.cursor) : 0;
    if (framed === '' && gap < gapPointsMin && !isApart) {
      return this.#blockXml(entry, place, { leading, isPageStart, section, isColumns });
    }
    const height = gap < gapPointsMin ? 1 : gap;
    const carrier = spacer(height, { leading: isApart ? behind : '', isPageStart, section: '' });
    place.cursor += height;
    const extras = { leading, isPageStart: false, section, isColumns };
    return carrier + framed + this.#blockXml(entry, place, extras);
  }

  #blockXml({ block, isHeadRepeated }: Entry, place: Place, extras: Extras): string {
    if (block === undefined) {
      // An empty page whose only paragraph ends a section is dropped by some programs.
      if (extras.section === '' || !extras.isPageStart) return spacer(1, extras);
      const end = { leading: '', isPageStart: false, section: extras.section };
      return spacer(1, { ...extras, section: '' }) + spacer(1, end);
    }
    if (block.kind === 'paragraph') return this.#paragraphXml(block, place, extras);
    if (block.kind === 'picture')
      return isOutside(block, place) ||
        block.box.bottom > (place.floor ?? Infinity) + floorPoints - this.#margins.footerRoom
        ? this.#outsideXml(block, place, extras)
        : pictureParagraph(block, place, this.#writer, extras);
    // Word ties a table at a fixed place to the paragraph behind it.
    if (block.isBeside)
      return tableXml(block, { ...place }, this.#writer, isHeadRepeated) + spacer(1, extras);
    const gap = Math.max(1, block.box.top - place.cursor);
    const table = lowered(block, place.cursor + gap);
    place.cursor += gap;
    const above = spacer(Math.max(1, gap - (place.squeezed ?? 0)), { ...extras, section: '' });
    const below = extras.section === '' ? '' : belowLastTable(extras);
    return above + tableXml(table, place, this.#writer, isHeadRepeated) + below;
  }

  /** Word moves a letter beside its paragraph by no room above that: both follow a paragraph that has the room, and any break. */
  #paragraphXml(block: Paragraph, place: Place, extras: Extras): string {
    const { initial } = block;
    if (initial === undefined) return paragraphXml(block, place, this.#writer, extras);
    const gap = Math.max(1, extentOf(block).top - place.cursor);
    place.cursor += gap;
    const above = spacer(Math.max(1, gap - (place.squeezed ?? 0)), { ...extras, section: '' });
    const letter = initialXml(initial, block, this.#writer);
    return above + letter + paragraphXml(block, place, this.#writer, { section: extras.section });
  }

  /** A picture that stands out of the text, or beside the footer, keeps its place on the page and takes no room: what stands below it has its own distance. */
  #outsideXml(block: PictureBlock, place: Place, extras: Extras): string {
    place.cursor += 1;
    return spacer(1, { ...extras, leading: extras.leading + placedPictureRun(block, this.#writer) });
  }
}

/** What ends a section behind a table: where LibreOffice drops it, columns would end before the table. */
function belowLastTable({ section, isColumns = false }: Extras): string {
  const nothing = { leading: '', isPageStart: false, section: '' };
  return (isColumns ? spacer(1, nothing) : '') + spacer(1, { ...nothing, section });
}

/** What stands behind the text of a page, or was drawn over it, in the order in which it was painted. */
function behindXml({ shapes = [], placed, stamped = [] }: PageModel, writer: Writer): string {
  const painted = [
    ...shapes.map((shape) => ({ at: shape.at ?? 0, xml: () => shapeRun(shape, writer) })),
    ...placed.map((block) => ({
      at: block.picture.at ?? Infinity,
      xml: () => placedPictureRun(block, writer),
    })),
  ];
  const inOrder = painted.sort((first, second) => (first.at === second.at ? 0 : first.at - second.at));
  return [...inOrder.map(({ xml }) => xml()), ...stamped.map((text) => stampRun(text, writer))].join('');
}

interface Surroundings {
  readonly sectionEnd: string;
  readonly isColumns: boolean;
  /** Whether the first of several columns begins lower than another. */
  readonly isLower: boolean;
}

const topOf = ({ block }: Entry) =>
  block === undefined ? 0 : block.kind === 'paragraph' ? extentOf(block).top : block.box.top;

/** Where the highest of several columns begins. */
function topOfColumns({ columns, entries }: Section): number | undefined {
  if (columns.length === 1) return undefined;
  const pageEnd = entries.findIndex(({ isPageStart }) => isPageStart);
  const onPage = pageEnd < 0 ? entries : entries.slice(0, pageEnd);
  return Math.min(...onPage.filter((entry) => entry.isBandStart || entry.isColumnStart).map(topOf));
}

const bottomIn = ({ block }: Entry, { cursor }: Place) =>
  block === undefined ? cursor : block.kind === 'paragraph' ? extentOf(block).bottom : block.box.bottom;

interface Extras {
  readonly leading: string;
  readonly isPageStart: boolean;
  readonly section: string;
  /** Whether it stands in one of several columns. */
  readonly isColumns?: boolean;
}

/** An empty paragraph of a given height: what separates tables and carries breaks. */
function spacer(heightPoints: number, { leading, isPageStart, section }: Extras): string {
  const own = properties('w:pPr', [
    isPageStart ? '<w:pageBreakBefore/>' : '',
    element('w:spacing', {
      'w:before': 0,
      'w:after': 0,
      'w:line': Math.max(20, twips(heightPoints)),
      'w:lineRule': 'exact',
    }),
    section,
  ]);
  return element('w:p', {}, own, leading);
}
