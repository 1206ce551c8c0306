import type { DocumentModel, RepeatedPiece } from '../document/index.ts';
import { spansOf } from '../layout/index.ts';
import type { Line, Span, StampedText } from '../model.ts';
import { linesOf } from '../pieces/index.ts';
import { properties } from './element-order.ts';
import { markSizePoints } from './measures.ts';
import { runProperties, textXml } from './runs.ts';
import { stampRun } from './stamp.ts';
import type { Writer } from './writer.ts';
import { element, namespaces, twips, value } from './xml.ts';

export interface Furniture {
  /** References to headers and footers, for the first section: the others inherit them. */
  readonly references: readonly string[];
  readonly hasFirst: boolean;
  readonly hasEven: boolean;
  /** The page from which on they stand. */
  readonly firstPage: number;
  readonly headerTop: number;
  readonly headerBottom: number;
  readonly footerTop: number;
  readonly footerBottom: number;
}

/** Between which the text of the pages stands. */
interface Edges {
  readonly left: number;
  readonly right: number;
}

const pagesMax = 1_000_000;
/** How far from the edges of the page headers and footers begin, where there are none yet. */
const usualPoints = 36;

type Variant = 'default' | 'even' | 'first';
/** Writes the headers and footers; `mark` stands in every header. */
export function writeFurniture(
  { repeated, watermarks }: Pick<DocumentModel, 'repeated' | 'watermarks'>,
  pageHeight: number,
  edges: Edges,
  writer: Writer,
  mark: string | undefined,
): Furniture {
  const isOnAll = mark !== undefined || watermarks.length > 0;
  const hasEven = repeated.some(({ pages }) => pages !== 'all');
  const firstPage = isOnAll ? 1 : Math.min(...repeated.map(({ page }) => page), pagesMax);
  const hasFirst = repeated.length > 0 && repeated.every(({ page }) => page === 2);
  const variants: Variant[] = [
    'default',
    ...(hasEven ? (['even'] as const) : []),
    ...(hasFirst ? (['first'] as const) : []),
  ];
  const references: string[] = [];
  let count = 0;
  for (const place of ['header', 'footer'] as const) {
    for (const variant of variants) {
      const pieces = repeated.filter((one) => one.place === place && isIn(one, variant));
      if (pieces.length === 0 && !(isOnAll && place === 'header')) continue;
      const name = `${place}${++count}`;
      const lines = furnitureXml(pieces, edges, writer, place === 'header' ? mark : undefined);
      const behind = place === 'header' ? watermarksXml(watermarks, writer) : '';
      const content = behind + lines || '<w:p/>';
      writer.parts.add(name, element(place === 'header' ? 'w:hdr' : 'w:ftr', namespaces, content));
      const id = writer.parts.relate(place, `${name}.xml`);
      references.push(element(`w:${place}Reference`, { 'w:type': variant, 'r:id': id }));
    }
  }
  return {
    references,
    hasFirst,
    hasEven,
    firstPage: hasFirst || firstPage === pagesMax ? 1 : firstPage,
    ...extents(repeated, pageHeight, mark),
  };
}

function isIn({ pages }: RepeatedPiece, variant: Variant): boolean {
  if (variant === 'first') return false;
  return pages === 'all' || (pages === 'even') === (variant === 'even');
}

function extents(repeated: readonly RepeatedPiece[], pageHeight: number, mark: string | undefined) {
  const boxes = (place: RepeatedPiece['place']) =>
    repeated.filter((one) => one.place === place).map(({ piece }) => piece.box);
  const [headers, footers] = [boxes('header'), boxes('footer')];
  const headerTop = Math.max(
    8,
    headers.length === 0 ? usualPoints : Math.min(...headers.map(({ top }) => top)),
  );
  const markHeight = mark === undefined ? 0 : markSizePoints * 1.3;
  return {
    headerTop: mark === undefined ? headerTop : Math.max(4, headerTop - markHeight),
    headerBottom: Math.max(markHeight, ...headers.map(({ bottom }) => bottom)),
    footerTop: Math.min(pageHeight, ...footers.map(({ top }) => top)),
    footerBottom:
      footers.length === 0 ? pageHeight - usualPoints : Math.max(...footers.map(({ bottom }) => bottom)),
  };
}

function furnitureXml(
  pieces: readonly RepeatedPiece[],
  edges: Edges,
  writer: Writer,
  mark: string | undefined,
): string {
  const lines = linesOf(pieces.map(({ piece }) => piece));
  let cursor = lines[0]?.box.top ?? 0;
  const paragraphs = lines.map((line) => {
    const before = Math.max(0, line.box.top - cursor);
    cursor = line.box.top + line.sizePoints * 1.17;
    return linePart(line, before, edges, pieces, writer);
  });
  const marked = mark === undefined ? [] : [markXml(mark)];
  const all = [...marked, ...paragraphs];
  return all.join('');
}

/** A paragraph that takes no room, and carries what stands behind the text of every page. */
function watermarksXml(watermarks: readonly StampedText[], writer: Writer): string {
  if (watermarks.length === 0) return '';
  const flat = element('w:spacing', { 'w:before': 0, 'w:after': 0, 'w:line': 20, 'w:lineRule': 'exact' });
  const own = properties('w:pPr', [value('w:pStyle', 'Header'), flat]);
  return element('w:p', {}, own, ...watermarks.map((stamp) => stampRun(stamp, writer)));
}

function markXml(mark: string): string {
  const own = properties('w:pPr', [
    value('w:pStyle', 'Header'),
    element('w:spacing', {
      'w:before': 0,
      'w:after': 0,
      'w:line': twips(markSizePoints * 1.3),
      'w:lineRule': 'exact',
    }),
    value('w:jc', 'center'),
  ]);
  const looks = properties('w:rPr', [value('w:color', '808080'), value('w:sz', markSizePoints * 2)]);
  return element('w:p', {}, own, element('w:r', {}, looks, textXml(mark)));
}

function linePart(
  line: Line,
  before: number,
  { left, right }: Edges,
  pieces: readonly RepeatedPiece[],
  writer: Writer,
): string {
  // What reaches beyond the text of the pages must not begin a second line.
  const outside = Math.max(0, line.box.right - right);
  const stops = line.pieces.slice(1).map(({ box }) => {
    const isLast = box.right > right - line.sizePoints;
    const at = isLast ? Math.min(box.right, right) : box.left;
    return element('w:tab', { 'w:val': isLast ? 'right' : 'left', 'w:pos': Math.max(1, twips(at - left)) });
  });
  const own = properties('w:pPr', [
    value('w:pStyle', (pieces[0]?.place ?? 'header') === 'header' ? 'Header' : 'Footer'),
    stops.length === 0 ? '' : element('w:tabs', {}, ...stops),
    element('w:spacing', {
      'w:before': twips(before),
      'w:after': 0,
      'w:line': Math.max(20, twips(line.sizePoints * 1.17)),
      'w:lineRule': 'exact',
    }),
    element('w:ind', {
      'w:left': Math.max(0, twips(line.box.left - left - outside)),
    }),
  ]);
  const label = pieces.find((one) => one.label !== undefined && line.pieces.includes(one.piece))?.label;
  const runs = spansOf([line], undefined).map((span) => numberedRun(span, label, writer));
  return element('w:p', {}, own, ...runs);
}

function numberedRun(span: Span, label: string | undefined, writer: Writer): string {
  const looks = runProperties(
    span.style,
    { letterSpacingPoints: 0, isRightToLeft: false, base: writer.body },
    writer,
  );
  const run = (text: string) => (text === '' ? '' : element('w:r', {}, looks, textXml(text)));
  const at =
    label === undefined ? -1 : span.text.search(new RegExp(`(?<![\\p{L}\\d])${label}(?![\\p{L}\\d])`, 'u'));
  if (at < 0 || label === undefined) return run(span.text);
  const field = element('w:fldSimple', { 'w:instr': ' PAGE ' }, run(label));
  return run(span.text.slice(0, at)) + field + run(span.text.slice(at + label.length));
}
