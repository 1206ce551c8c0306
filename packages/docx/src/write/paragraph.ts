import { styleIdOf } from '../document/index.ts';
import { fittedSpacing, isMeasured, rightToLeftScale } from '../fonts/index.ts';
import { descentShare } from '../geometry.ts';
import { mirrored, mirroredLine } from '../layout/index.ts';
import type { ListMark, Paragraph, TextStyle } from '../model.ts';
import { addedHeight, dressXml, roomsOf } from './dress.ts';
import { properties } from './element-order.ts';
import { lineSpacing } from './line-spacing.ts';
import { roomPoints } from './measures.ts';
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
  const rooms = roomsOf(paragraph, { top, bottom }, place.cursor);
  const added = addedHeight(paragraph, rooms);
  const height = added.above + bottom - top + added.below;
  const room = (place.floor ?? Infinity) - height - place.cursor;
  const gap = top - added.above - place.cursor;
  const before = Math.max(0, Math.min(gap - (place.squeezed ?? 0), room));
  place.cursor += Math.max(0, Math.min(gap, room)) + height;
  const { base, styleId } = styleFor(paragraph, writer);
  const { list } = paragraph;
  const own = properties('w:pPr', [
    styleId === 'Normal' ? '' : value('w:pStyle', styleId),
    isPageStart ? '<w:pageBreakBefore/>' : '',
    frame,
    list === undefined ? '' : numberingXml(list, paragraph, writer),
    ...dressXml(paragraph, rooms),
    tabsXml(paragraph, place),
    paragraph.isRightToLeft ? '<w:bidi/>' : '',
    element('w:spacing', {
      'w:before': twips(before),
      'w:after': 0,
      ...lineSpacing(paragraph, writer),
    }),
    indentXml(paragraph, place),
    value('w:jc', alignments[paragraph.alignment]),
    section,
  ]);
  // Of an entry of a table of contents most of the width is dots, which are not written.
  const letterSpacingPoints =
    paragraph.leaderRight === undefined
      ? fittedSpacing(paragraph.lines, writer.familyOf, roomsIn(paragraph, place))
      : 0;
  const { isRightToLeft } = paragraph;
  const scale = isRightToLeft ? rightToLeftScale(paragraph.lines) : 1;
  const settings = { letterSpacingPoints, isRightToLeft, rightToLeftScale: scale, base };
  const runs = bookmarked(paragraph, runsXml(paragraph.spans, settings, writer), writer);
  return element('w:p', {}, own, leading, runs);
}

const alignments = { left: 'left', center: 'center', right: 'right', justified: 'both' } as const;

function numberingXml(list: ListMark, { lines, isRightToLeft }: Paragraph, writer: Writer): string {
  const [first] = isRightToLeft ? lines.map(mirroredLine) : lines;
  const { id, level } = writer.numbering.placeOf(list, first?.box.left ?? 0);
  return element('w:numPr', {}, value('w:ilvl', level), value('w:numId', id));
}

function styleFor(paragraph: Paragraph, writer: Writer): { base: TextStyle; styleId: string } {
  const styleId = styleIdOf(paragraph);
  const named = writer.looks.get(styleId);
  if (named !== undefined) return { base: named, styleId };
  return { base: writer.body, styleId: paragraph.list === undefined ? 'Normal' : 'ListParagraph' };
}

/** Word's links lead to bookmarks, which every place has that one leads to. */
function bookmarked({ lines }: Paragraph, runs: string, writer: Writer): string {
  const names = writer.targets.get(lines) ?? [];
  const ids = names.map(() => writer.nextBookmarkId++);
  const starts = names.map((name, index) =>
    element('w:bookmarkStart', { 'w:id': ids[index], 'w:name': name }),
  );
  const ends = ids.map((id) => element('w:bookmarkEnd', { 'w:id': id }));
  return starts.join('') + runs + ends.join('');
}

function tabsXml({ tabStops, leaderRight, isRightToLeft, list }: Paragraph, place: Place): string {
  const { left } = isRightToLeft ? mirrored(place) : place;
  const own = list === undefined ? [] : [{ at: list.textLeft, isRight: false }];
  const stops = [...own, ...tabStops].filter(({ at }) => at > left);
  if (stops.length === 0 && leaderRight === undefined) return '';
  return element(
    'w:tabs',
    {},
    ...stops.map(({ at, isRight }) =>
      element('w:tab', { 'w:val': isRight ? 'right' : 'left', 'w:pos': twips(at - left) }),
    ),
    leaderRight === undefined
      ? ''
      : element('w:tab', { 'w:val': 'right', 'w:leader': 'dot', 'w:pos': twips(leaderRight - left) }),
  );
}

interface Indents {
  readonly left: number;
  readonly right: number;
  /** How far the first line begins to the right of the others. */
  readonly hang: number;
}

function indentsOf(paragraph: Paragraph, place: Place): Indents {
  const { list, isRightToLeft } = paragraph;
  const lines = isRightToLeft ? paragraph.lines.map(mirroredLine) : paragraph.lines;
  const box = isRightToLeft ? mirrored(paragraph.box) : paragraph.box;
  const edges = isRightToLeft ? mirrored(place) : place;
  const first = lines[0]?.box.left ?? edges.left;
  const size = lines[0]?.sizePoints ?? 10;
  const others = lines.slice(1).map((line) => line.box.left);
  const left = others.length > 0 ? Math.min(...others) : (list?.textLeft ?? first);
  const isSingle = lines.length === 1;
  const outer = edges.right - box.right;
  const room = roomBehind(paragraph, isSingle, size);
  // Text that ended at the edge of its column ends there again: its letters are fitted to that.
  const right = isSingle ? Math.min(0, outer - room) : Math.max(outer - room, Math.min(0, outer));
  const { dress, alignment } = paragraph;
  // A ground or rule is as wide as the indents of its paragraph: one line stands inside of them.
  if (dress !== undefined && (isSingle || alignment === 'center')) {
    const inner = isSingle ? edges.right - box.right - Math.max(room / 2, roomPoints) : Infinity;
    return {
      left: dress.left - edges.left,
      right: Math.min(inner, edges.right - dress.right),
      hang: first - dress.left,
    };
  }
  return { left: left - edges.left, right, hang: first - left };
}

/** The room behind the text in which another font may be a little wider. */
function roomBehind(paragraph: Paragraph, isSingle: boolean, size: number): number {
  // Justified lines end at one edge: with more room a word of the next would fit.
  if (!isSingle) return size * (paragraph.alignment === 'justified' ? 0.1 : 0.25);
  // One line must stay one line, though nobody knows the widths of a font that we do not choose.
  const { box, lines } = paragraph;
  return isMeasured(lines) ? 0 : Math.max(size * 1.5, (box.right - box.left) * 0.04);
}

/** How wide each line may be. */
function roomsIn(paragraph: Paragraph, place: Place): number[] {
  const { left, right, hang } = indentsOf(paragraph, place);
  const width = place.right - place.left - left - right;
  const { list, lines } = paragraph;
  const start = list === undefined ? hang : list.textLeft - (place.left + left);
  return lines.map((_, index) => (index === 0 ? width - start : width));
}

function indentXml(paragraph: Paragraph, place: Place): string {
  const isCentred = paragraph.alignment === 'center';
  if ((isCentred && paragraph.dress === undefined) || paragraph.lines.length === 0) return '';
  const { left, right, hang: indent } = indentsOf(paragraph, place);
  const hang = isCentred ? 0 : indent;
  const isRight = paragraph.alignment === 'right' && paragraph.dress === undefined;
  return element('w:ind', {
    'w:left': isRight ? leftOfFigure(paragraph, place) : twips(left),
    'w:right': twips(isRight ? Math.max(0, place.right - paragraph.box.right) : right),
    'w:firstLine': hang > 0.5 ? twips(hang) : undefined,
    'w:hanging': hang < -0.5 ? twips(-hang) : undefined,
  });
}

/** A figure as wide as its column begins a little to the left of it, or its last digit would begin a second line. */
function leftOfFigure({ box, lines }: Paragraph, { left }: Place): number | undefined {
  const missing = roomPoints - (box.left - left);
  return missing > 0 && lines.length === 1 ? -twips(missing) : undefined;
}
