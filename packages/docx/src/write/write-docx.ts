import {
  countsOf,
  type DocumentModel,
  type Furnishing,
  furnitureStarts,
  type PageStarts,
  type Section,
  type SectionStart,
  sectionsOf,
} from '../document/index.ts';
import { blocksIn } from '../layout/index.ts';
import type { PageModel } from '../model.ts';
import type { FormOutput } from '../read/index.ts';
import { type Margins, SectionWriter } from './body.ts';
import { bottomMargins, flowsInColumns, flowsToPages, marginPointsMax } from './bottom-margins.ts';
import { Comments } from './comments.ts';
import { coreProperties } from './core-properties.ts';
import { DocxPackage } from './docx-package.ts';
import { properties } from './element-order.ts';
import { fontTableXml } from './font-table.ts';
import { firstNumber, footnotesXml } from './footnotes.ts';
import type { Edges } from './furniture-line.ts';
import { flowMarginPointsMax } from './measures.ts';
import { Numbering } from './numbering.ts';
import { type Furniture, type FurniturePages, furniturePages, writeFurniture } from './page-furniture.ts';
import { extentOf } from './paragraph.ts';
import { type Sides, sectionSides, sideMargins } from './side-margins.ts';
import { stylesXml } from './styles.ts';
import type { Writer } from './writer.ts';
import { element, namespaces, openingTag, twips, value } from './xml.ts';

// Of a page of US Letter.
const [usualWidth, usualHeight] = [612, 792];

export interface DocxSettings {
  /** A line for the header of every page. */
  readonly mark?: string | undefined;
  readonly forms?: FormOutput | undefined;
}

/** The complete file of a document. */
export function writeDocx(document: DocumentModel, { mark, forms }: DocxSettings = {}): Uint8Array {
  const { pages, notes, repeated, numbers, body, looks, link, targets, languages, familyOf } = document;
  const noteStart = firstNumber(notes);
  const writer: Writer = {
    parts: new DocxPackage(),
    familyOf,
    numbering: new Numbering(),
    body,
    looks,
    link,
    targets,
    comments: new Comments(),
    hasControls: forms === 'controls',
    languages,
    isCountingNotes: noteStart !== undefined,
    part: 'document',
    nextDrawingId: 1,
    nextBookmarkId: 1,
    nextControlId: 1,
  };
  const height = pages[0]?.height ?? usualHeight;
  const furnished = furniturePages(document, mark);
  const { hasFirst, firstPage } = furnished;
  const furnishings = furnitureStarts(pages, repeated, hasFirst ? 2 : firstPage);
  const sections = sectionsOf(pages, startsOf(numbers, furnishings, furnished));
  const sides = sectionSides(sections, sideMargins(pages));
  const furniture = writeFurniture(
    document,
    { ...furnished, furnishings: [...furnishings.values()] },
    height,
    { ...furnitureEdges(sections, sides), bottom: textBottom(sections, height) },
    writer,
    mark,
  );
  const margins: Margins = {
    sides,
    top: topMargin(pages, sections, furniture),
    footerRoom: furniture.footerRoom,
    bottoms: bottomMargins(sections, furniture.footerRoom),
  };
  writeBody(sections, writer, margins, (section, isFirst) =>
    sectionXml(section, margins, furniture, { isFirst, noteStart }),
  );
  if (notes.length > 0) writer.parts.add('footnotes', footnotesXml(notes, writer));
  if (!writer.comments.isEmpty) writer.parts.add('comments', writer.comments.xml());
  writer.parts.add('styles', stylesXml(writer));
  if (document.properties !== undefined) writer.parts.describe(coreProperties(document.properties));
  if (document.hasRightToLeft) writer.parts.add('fontTable', fontTableXml());
  if (!writer.numbering.isEmpty) writer.parts.add('numbering', writer.numbering.xml());
  writer.parts.add('settings', settingsXml(furniture, notes.length > 0));
  return writer.parts.write();
}

const settingsXml = ({ hasEven }: Furniture, hasNotes: boolean) =>
  element(
    'w:settings',
    namespaces,
    hasEven ? '<w:evenAndOddHeaders/>' : '',
    value('w:characterSpacingControl', 'doNotCompress'),
    hasNotes ? element('w:footnotePr', {}, ...separators) : '',
    // Every column ends where it ended in the source.
    '<w:compat><w:noColumnBalance/></w:compat>',
  );

/** Between which the text stands where headers and footers begin: they are indented from there. */
function furnitureEdges(sections: readonly Section[], sides: Margins['sides']): Edges {
  const first = sections.find(({ start }) => start?.furnishing) ?? sections[0];
  const { left = 0, right = 0 } = first === undefined ? {} : (sides.get(first) ?? {});
  return { left, right: (first?.width ?? usualWidth) - right };
}

/**
 * How far down the text of any page reaches. Where it flows through columns, or above notes, it ends at the footer anyway, and
 * of pages that differ in height none is said to reach it.
 */
function textBottom(sections: readonly Section[], height: number): number {
  const entries = sections.flatMap((section) => section.entries);
  const isSet = sections.every((section) => section.height === height && !section.isVertical);
  if (!isSet || sections.some(flowsInColumns)) return 0;
  if (entries.some(({ page }) => page?.notesBottom !== undefined)) return 0;
  const bottoms = entries.map(({ block }) => (block?.kind === 'picture' ? 0 : (block?.box.bottom ?? 0)));
  return bottoms.reduce((lowest, bottom) => Math.max(lowest, bottom), 0);
}

/** The pages at which headers and footers, or the count of the pages, begin or change. */
function startsOf(
  numbers: DocumentModel['numbers'],
  furnishings: ReadonlyMap<number, Furnishing>,
  { firstPage }: FurniturePages,
): PageStarts {
  // The first section has its headers and footers from its first page on, also where that is one without.
  const starts = new Map<number, SectionStart>(
    [...furnishings].map(([page, furnishing], index) => [index === 0 ? firstPage : page, { furnishing }]),
  );
  for (const [page, number] of countsOf(numbers)) {
    // A count that can have begun on the first page has.
    const first = page === Math.min(...numbers.keys()) ? number.value - page + 1 : 0;
    const [at, value] = first > 0 && firstPage === 1 ? [1, first] : [page, number.value];
    starts.set(at, { ...starts.get(at), number: { ...number, value } });
  }
  return starts;
}

function writeBody(
  sections: readonly Section[],
  writer: Writer,
  margins: Margins,
  endOf: (section: Section, isFirst: boolean) => string,
): void {
  const part = writer.parts.begin('document');
  const sectionWriter = new SectionWriter(writer, margins);
  part.write(openingTag('w:document', namespaces) + openingTag('w:body'));
  sections.forEach((section, index) => {
    const end = endOf(section, index === 0);
    const isLast = index === sections.length - 1;
    sectionWriter.write(section, isLast ? '' : end, (xml) => part.write(xml), sections[index + 1]);
    if (isLast) part.write(lastParagraph(section) + end);
  });
  part.write('</w:body></w:document>');
}

const separators = [-1, 0].map((id) => element('w:footnote', { 'w:id': id }));

// Word requires a paragraph after the last table.
const lastParagraph = ({ entries }: Section) =>
  entries.at(-1)?.block?.kind === 'table'
    ? '<w:p><w:pPr><w:spacing w:before="0" w:after="0" w:line="20" w:lineRule="exact"/></w:pPr></w:p>'
    : '';

const topsOf = (page: PageModel) =>
  blocksIn(page).map((block) => (block.kind === 'paragraph' ? extentOf(block).top : block.box.top - 1));

/** Where text flows from page to page, it begins where it began; otherwise there is room to write above it. */
function topMargin(
  pages: readonly PageModel[],
  sections: readonly Section[],
  { headerBottom }: Furniture,
): number {
  const top = Math.min(...pages.flatMap(topsOf));
  const isKept = top < flowMarginPointsMax && sections.some(flowsToPages);
  return Math.max(headerBottom, isKept ? top : Math.min(marginPointsMax, top), 0);
}

function sectionXml(
  section: Section,
  margins: Margins,
  furniture: Furniture,
  { isFirst, noteStart }: { readonly isFirst: boolean; readonly noteStart: number | undefined },
): string {
  const { isVertical } = section;
  const [width, height] = isVertical ? [section.height, section.width] : [section.width, section.height];
  const { left = 0, right = 0 } = margins.sides.get(section) ?? {};
  const bottom = margins.bottoms.get(section) ?? 0;
  const sides = isVertical
    ? { top: left, right: margins.top, bottom: right, left: bottom }
    : { top: margins.top, right, bottom, left };
  const { number, furnishing } = section.start ?? {};
  return properties('w:sectPr', [
    ...(furniture.references.get(furnishing) ?? []),
    noteStart === undefined || noteStart === 1
      ? ''
      : element('w:footnotePr', {}, value('w:numStart', noteStart)),
    value('w:type', section.isPageStart ? 'nextPage' : 'continuous'),
    element('w:pgSz', {
      'w:w': twips(width),
      'w:h': twips(height),
      'w:orient': width > height ? 'landscape' : undefined,
    }),
    element('w:pgMar', {
      'w:top': twips(sides.top),
      'w:right': Math.max(0, twips(sides.right)),
      'w:bottom': twips(sides.bottom),
      'w:left': Math.max(0, twips(sides.left)),
      // On a page as small as a label they would leave no room for text.
      'w:header': twips(Math.min(furniture.headerTop, height / 4)),
      'w:footer': Math.max(0, twips(Math.min(furniture.footerGap, height / 4))),
      'w:gutter': 0,
    }),
    number === undefined || (isFirst && number.value === 1 && number.format === 'decimal')
      ? ''
      : element('w:pgNumType', { 'w:fmt': number.format, 'w:start': number.value }),
    columnsXml(section, { left, right }),
    isFirst && furniture.hasFirst ? '<w:titlePg/>' : '',
    isVertical ? value('w:textDirection', 'tbRl') : '',
  ]);
}

function columnsXml({ columns, width }: Section, sides: Sides): string {
  if (columns.length === 1) return element('w:cols', { 'w:space': 720 });
  const written = columns.map((column, index) => {
    const next = columns[index + 1];
    const left = index === 0 ? sides.left : column.left;
    const right = next === undefined ? width - sides.right : column.right;
    return element('w:col', {
      'w:w': twips(right - left),
      'w:space': next === undefined ? undefined : Math.max(0, twips(next.left - right)),
    });
  });
  return element('w:cols', { 'w:num': columns.length, 'w:equalWidth': 0 }, ...written);
}
