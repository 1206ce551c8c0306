import { letterSpacing } from '../fonts/font-book.ts';
import { rightToLeftScale } from '../fonts/right-to-left-fonts.ts';
import { mirrored, mirroredLine } from '../layout/mirror.ts';
import type { Paragraph, TextStyle } from '../model.ts';
import { properties } from './element-order.ts';
import { runsXml } from './runs.ts';
import type { Place, Writer } from './writer.ts';
import { element, twips, value } from './xml.ts';

export interface ParagraphExtras {
  /** Runs before the text: breaks and placed pictures. */
  readonly leading?: string;
  readonly isPageStart?: boolean;
  readonly section?: string;
  /** The frame that the paragraph stands in. */
  readonly frame?: string;
}

const descentShare = 0.22;

/** Where the first line of a paragraph begins and its last one ends when lines have an exact height. */
export function extentOf({ lines, leadingPoints }: Paragraph): {
  readonly top: number;
  readonly bottom: number;
} {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return { top: 0, bottom: 0 };
  const top = first.baseline + first.sizePoints * descentShare - leadingPoints;
  return { top, bottom: top + leadingPoints * lines.length };
}

export function paragraphXml(
  paragraph: Paragraph,
  place: Place,
  writer: Writer,
  { leading = '', isPageStart = false, section = '', frame = '' }: ParagraphExtras = {},
): string {
  const { top, bottom } = extentOf(paragraph);
  const before = Math.max(0, top - place.cursor);
  place.cursor += before + (bottom - top);
  const { base, styleId } = styleFor(paragraph, writer);
  const { list } = paragraph;
  const own = properties('w:pPr', [
    styleId === 'Normal' ? '' : value('w:pStyle', styleId),
    isPageStart ? '<w:pageBreakBefore/>' : '',
    frame,
    list === undefined
      ? ''
      : element(
          'w:numPr',
          {},
          value('w:ilvl', 0),
          value('w:numId', writer.numbering.idFor(list, paragraph.box.left)),
        ),
    tabsXml(paragraph, place),
    paragraph.isRightToLeft ? '<w:bidi/>' : '',
    element('w:spacing', {
      'w:before': twips(before),
      'w:after': 0,
      'w:line': Math.max(20, twips(paragraph.leadingPoints)),
      'w:lineRule': 'exact',
    }),
    indentXml(paragraph, place),
    value('w:jc', alignments[paragraph.alignment]),
    section,
  ]);
  const letterSpacingPoints = letterSpacing(paragraph.lines, writer.familyOf);
  const { isRightToLeft } = paragraph;
  const scale = isRightToLeft ? rightToLeftScale(paragraph.lines) : 1;
  const settings = { letterSpacingPoints, isRightToLeft, rightToLeftScale: scale, base };
  return element('w:p', {}, own, leading, runsXml(paragraph.spans, settings, writer));
}

const alignments = { left: 'left', center: 'center', right: 'right', justified: 'both' } as const;

function styleFor({ headingLevel, list }: Paragraph, writer: Writer): { base: TextStyle; styleId: string } {
  const heading = writer.headings.get(headingLevel);
  if (heading !== undefined) return { base: heading, styleId: `Heading${headingLevel}` };
  return { base: writer.body, styleId: list === undefined ? 'Normal' : 'ListParagraph' };
}

function tabsXml({ tabStops, isRightToLeft, list }: Paragraph, place: Place): string {
  const { left } = isRightToLeft ? mirrored(place) : place;
  const stops = [...(list === undefined ? [] : [list.textLeft]), ...tabStops].filter((stop) => stop > left);
  if (stops.length === 0) return '';
  return element(
    'w:tabs',
    {},
    ...stops.map((stop) => element('w:tab', { 'w:val': 'left', 'w:pos': twips(stop - left) })),
  );
}

function indentXml(paragraph: Paragraph, place: Place): string {
  const { alignment, list, isRightToLeft } = paragraph;
  const lines = isRightToLeft ? paragraph.lines.map(mirroredLine) : paragraph.lines;
  const box = isRightToLeft ? mirrored(paragraph.box) : paragraph.box;
  const edges = isRightToLeft ? mirrored(place) : place;
  const [first] = lines;
  if (first === undefined) return '';
  const size = first.sizePoints;
  if (alignment === 'center') return '';
  const others = lines.slice(1).map((line) => line.box.left);
  const left = others.length > 0 ? Math.min(...others) : (list?.textLeft ?? first.box.left);
  const hang = first.box.left - left;
  // One line must stay one line even where another font is a little wider.
  const isSingle = lines.length === 1;
  const room = isSingle ? Math.max(size * 1.5, (box.right - box.left) * 0.04) : size * 0.25;
  const right = isSingle ? Math.min(0, edges.right - box.right - room) : edges.right - box.right - room;
  return element('w:ind', {
    'w:left': twips(left - edges.left),
    'w:right': alignment === 'right' ? 0 : twips(right),
    'w:firstLine': hang > 0.5 ? twips(hang) : undefined,
    'w:hanging': hang < -0.5 ? twips(-hang) : undefined,
  });
}
