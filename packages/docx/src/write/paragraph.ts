import { styleIdOf } from '../document/index.ts';
import { fittedSpacing, narrowScale, naturalHeights, ownSpacings, rightToLeftScale } from '../fonts/index.ts';
import { descentShare } from '../geometry.ts';
import { mirrored, mirroredLine } from '../layout/index.ts';
import type { ListMark, Paragraph, TextStyle } from '../model.ts';
import { addedHeight, dressXml, roomsOf, rulesOf } from './dress.ts';
import { properties } from './element-order.ts';
import { formulaParagraph } from './formula.ts';
import { indentXml, roomsIn } from './indents.ts';
import { lineSpacing } from './line-spacing.ts';
import { runProperties, runsXml } from './runs.ts';
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
export function extentOf({ lines, leadingPoints, spans }: Paragraph): {
  readonly top: number;
  readonly bottom: number;
} {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) return { top: 0, bottom: 0 };
  const top = first.baseline + first.sizePoints * descentShare - leadingPoints;
  const bottom = top + leadingPoints * lines.length;
  if (!spans.some(({ inset }) => inset !== undefined)) return { top, bottom };
  // A formula or a picture is higher than a line of text, and makes room for itself.
  const above = Math.max(0, first.baseline - first.sizePoints * 0.8 - first.box.top);
  const below = Math.max(0, last.box.bottom - last.baseline - last.sizePoints * 0.2);
  return { top: top - above, bottom: bottom + below };
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
  const rules = rulesOf(paragraph);
  const isAsBefore = rules !== undefined && rules === place.rules;
  place.rules = isAsBefore ? undefined : rules;
  const { base, styleId } = styleFor(paragraph, writer);
  const { list } = paragraph;
  const own = properties('w:pPr', [
    styleId === 'Normal' ? '' : value('w:pStyle', styleId),
    isPageStart ? '<w:pageBreakBefore/>' : '',
    frame,
    list === undefined ? '' : numberingXml(list, paragraph, writer),
    ...dressXml(paragraph, rooms, isAsBefore),
    tabsXml(paragraph, place),
    paragraph.isRightToLeft ? '<w:bidi/>' : '',
    element('w:spacing', {
      'w:before': twips(before),
      'w:after': 0,
      ...lineSpacing(paragraph, writer),
    }),
    indentXml(paragraph, place),
    value('w:jc', alignments[paragraph.alignment]),
    markLooks(paragraph, base, writer),
    section,
  ]);
  const settings = { ...lettersOf(paragraph, place, writer), base };
  const text = runsXml(paragraph.spans, settings, writer);
  const runs = bookmarked(
    paragraph,
    isFormula(paragraph) ? formulaParagraph(text, sideOf(paragraph)) : text,
    writer,
  );
  return element('w:p', {}, own, leading, runs);
}

/** How the letters of a paragraph are set so that its lines end where they did. */
function lettersOf(paragraph: Paragraph, place: Place, { familyOf }: Writer) {
  const { isRightToLeft, lines, leaderRight } = paragraph;
  // Of an entry of a table of contents most of the width is dots, which are not written.
  if (leaderRight !== undefined) {
    const letterScale = isRightToLeft ? rightToLeftScale(lines) : 1;
    return { letterSpacingPoints: 0, isRightToLeft, letterScale };
  }
  const letterScale = isRightToLeft ? rightToLeftScale(lines) : narrowScale(lines, familyOf);
  const rooms = roomsIn(paragraph, place);
  const ownSpacing = ownSpacings(lines, familyOf, letterScale);
  return {
    letterSpacingPoints: fittedSpacing(lines, familyOf, rooms, { scale: letterScale, ownSpacing }),
    ownSpacing,
    isRightToLeft,
    letterScale,
  };
}

const isFormula = ({ spans: [only, other] }: Paragraph) =>
  other === undefined && only?.inset !== undefined && 'parts' in only.inset && only.style.url === undefined;

const sideOf = ({ alignment }: Paragraph) => (alignment === 'justified' ? 'left' : alignment);

const alignments = { left: 'left', center: 'center', right: 'right', justified: 'both' } as const;

function numberingXml(list: ListMark, { lines, isRightToLeft }: Paragraph, writer: Writer): string {
  const [first] = isRightToLeft ? lines.map(mirroredLine) : lines;
  const { id, level } = writer.numbering.placeOf(list, first?.box.left ?? 0);
  return element('w:numPr', {}, value('w:ilvl', level), value('w:numId', id));
}

/** Word draws a number as it draws the end of its paragraph. A bullet is a sign of whatever font the text has. */
function markLooks(
  { list, lines, spans, leadingPoints, isRightToLeft }: Paragraph,
  base: TextStyle,
  writer: Writer,
): string {
  const [mark, text] = lines[0]?.pieces.flatMap(({ words }) => words) ?? [];
  const [looks, behind] = [mark?.spans[0]?.style, text?.spans[0]?.style];
  if (list === undefined || looks === undefined || behind === undefined) return '';
  const isBullet = list.format === 'bullet';
  const { fontName, fontFlags } = isBullet ? behind : looks;
  // A bullet of a font whose signs are small may be large: in that of the text it would make its line higher than it was.
  const highest = Math.max(...naturalHeights(spans, writer.familyOf));
  const sizeMax = isBullet ? behind.sizePoints * Math.max(1, leadingPoints / highest) : Infinity;
  const plain = {
    ...looks,
    sizePoints: Math.min(looks.sizePoints, sizeMax),
    fontName,
    fontFlags,
    url: undefined,
    isUnderlined: false,
    raise: 'none' as const,
  };
  return runProperties(plain, { letterSpacingPoints: 0, isRightToLeft, base }, writer);
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
