import {
  type Backdrop,
  beginsOnSecond,
  type DocumentModel,
  type Furnishing,
  type RepeatedPiece,
} from '../document/index.ts';
import type { Line, Piece, StampedText } from '../model.ts';
import { linesOf } from '../pieces/index.ts';
import { properties } from './element-order.ts';
import { besideEachOther, type Edges, framedLineXml, lineXml } from './furniture-line.ts';
import { hangPointsMax, markSizePoints, raisedEmMin } from './measures.ts';
import { placedPictureRun } from './picture.ts';
import { textXml } from './runs.ts';
import { shapeRun } from './shape.ts';
import { stampRun } from './stamp.ts';
import type { Writer } from './writer.ts';
import { element, namespaces, twips, value } from './xml.ts';

export interface Furniture extends FurniturePages {
  /** References to headers and footers, for each section in which they change: the others inherit them. */
  readonly references: ReadonlyMap<Furnishing | undefined, readonly string[]>;
  readonly headerTop: number;
  readonly headerBottom: number;
  /** Above the foot of each page: where the footer begins, and where it ends. */
  readonly footerRoom: number;
  readonly footerGap: number;
}

/** On which pages headers and footers stand. */
export interface FurniturePages {
  readonly hasFirst: boolean;
  readonly hasEven: boolean;
  /** The page from which on they stand. */
  readonly firstPage: number;
}

type Furnished = Pick<DocumentModel, 'repeated' | 'watermarks' | 'backdrops' | 'numbers'>;

const pagesMax = 1_000_000;
/** How far from the edges of the page headers and footers begin, where there are none yet. */
const usualPoints = 36;
const edgePointsMin = 8;

/** Between which the text of the pages stands, and how far down it reaches. */
export interface TextExtent extends Edges {
  readonly bottom: number;
}

type Variant = 'default' | 'even' | 'first';

export function furniturePages(
  { repeated, watermarks, backdrops }: Furnished,
  mark: string | undefined,
): FurniturePages {
  const isOnAll = mark !== undefined || watermarks.length > 0;
  const parts = [...repeated, ...backdrops];
  const firstPage = isOnAll ? 1 : Math.min(...parts.map(({ page }) => page), pagesMax);
  const hasFirst = beginsOnSecond(parts) || parts.some(({ pages }) => pages === 'first');
  return {
    hasFirst,
    hasEven: parts.some(({ pages }) => pages === 'odd' || pages === 'even'),
    firstPage: hasFirst || firstPage === pagesMax ? 1 : firstPage,
  };
}

/** Writes the headers and footers of all sections in which they change; `mark` stands in every header. */
export function writeFurniture(
  furnished: Furnished,
  pages: FurniturePages & { readonly furnishings: readonly Furnishing[] },
  pageHeight: number,
  edges: TextExtent,
  writer: Writer,
  mark: string | undefined,
): Furniture {
  const { furnishings, ...others } = pages;
  const variants: Variant[] = [
    'default',
    ...(pages.hasEven ? (['even'] as const) : []),
    ...(pages.hasFirst ? (['first'] as const) : []),
  ];
  const own = extents(furnished, pageHeight, mark);
  // Text that stands beside the footer would be moved to the next page.
  const isCrowded = edges.bottom > pageHeight - own.footerRoom;
  const referenceTo = partWriter(furnished, { edges, linesTop: own.linesTop, isCrowded, mark }, writer);
  const references = new Map(
    furnishings.map((furnishing) => {
      const all = (['header', 'footer'] as const).flatMap((place) =>
        variants.map((variant) => referenceTo(place, variant, furnishing)),
      );
      return [furnishing, all] as const;
    }),
  );
  const taken = isCrowded ? { footerRoom: 0, footerGap: 0 } : {};
  return { ...others, references, ...own, ...taken };
}

interface Setting {
  readonly edges: Edges;
  /** Where the lines of headers begin. */
  readonly linesTop: number | undefined;
  readonly isCrowded: boolean;
  readonly mark: string | undefined;
}

/** What writes a header or footer, once for all sections that have the same, and refers to it. */
function partWriter(furnished: Furnished, { edges, linesTop, isCrowded, mark }: Setting, writer: Writer) {
  const { repeated, watermarks, backdrops, numbers } = furnished;
  const isOnAll = mark !== undefined || watermarks.length > 0;
  // Word goes by the number of a page, and the first page of a chapter may be the fourteenth.
  const isShifted = (numbers.get(1)?.value ?? 1) % 2 === 0;
  const isIn = ({ pages: on, page }: Pick<RepeatedPiece, 'pages' | 'page'>, variant: Variant) => {
    if (variant === 'first') return page === 1 && on !== 'even';
    return on === 'all' || (on !== 'first' && ((on === 'even') !== isShifted) === (variant === 'even'));
  };
  const known = new Map<string, string>();
  return (place: RepeatedPiece['place'], variant: Variant, furnishing: Furnishing): string => {
    const isHeader = place === 'header';
    const all = repeated.filter((one) => one.place === place && isIn(one, variant));
    const painted = backdrops.flatMap((one) => (isIn(one, variant) ? one.painted : []));
    if (all.length === 0 && !(isHeader && (isOnAll || painted.length > 0))) return '';
    const pieces = all.filter((one) => furnishing.has(one));
    const key = [place, variant, ...pieces.map((one) => repeated.indexOf(one))].join(' ');
    const name = `${place}${known.size + 1}`;
    const reference = known.get(key) ?? element(`w:${place}Reference`, { 'w:type': variant, 'r:id': add() });
    known.set(key, reference);
    return reference;

    function add(): string {
      const lines =
        !isHeader && isCrowded && pieces.length > 0
          ? framedXml(pieces, edges, writer)
          : furnitureXml(
              pieces,
              { ...edges, top: isHeader ? linesTop : undefined },
              writer,
              isHeader ? mark : undefined,
            );
      const inPart = { ...writer, part: name };
      const behind = isHeader ? behindXml(painted, watermarks, inPart) : '';
      writer.nextDrawingId = inPart.nextDrawingId;
      const content = behind + lines || flatXml(isHeader ? 'Header' : 'Footer');
      writer.parts.add(name, element(isHeader ? 'w:hdr' : 'w:ftr', namespaces, content));
      return writer.parts.relate(place, `${name}.xml`);
    }
  };
}

function extents(
  { repeated, watermarks, backdrops }: Furnished,
  pageHeight: number,
  mark: string | undefined,
) {
  const boxes = (place: RepeatedPiece['place']) =>
    repeated.filter((one) => one.place === place).map(({ piece }) => piece.box);
  const [headers, footers] = [boxes('header'), boxes('footer')];
  // What stands behind the text begins at the edge: further down it would take room from the text.
  const isBehind = watermarks.length + backdrops.length > 0;
  const top = headers.length > 0 ? Math.min(...headers.map((box) => box.top)) : isBehind ? 0 : usualPoints;
  const headerTop = Math.max(edgePointsMin, top);
  const markHeight = mark === undefined ? 0 : markSizePoints * 1.3;
  return {
    /** Where the highest line of all headers begins. */
    linesTop: headerTop,
    headerTop: mark === undefined ? headerTop : Math.max(4, headerTop - markHeight),
    headerBottom: Math.max(markHeight, ...headers.map(({ bottom }) => bottom)),
    footerRoom: pageHeight - Math.min(pageHeight, ...footers.map(({ top }) => top)),
    footerGap:
      footers.length === 0 ? usualPoints : pageHeight - Math.max(...footers.map(({ bottom }) => bottom)),
  };
}

function furnitureXml(
  pieces: readonly RepeatedPiece[],
  edges: Edges & { readonly top: number | undefined },
  writer: Writer,
  mark: string | undefined,
): string {
  const isOutside = ({ box }: Piece) => box.right > edges.right + hangPointsMax;
  const all = pieces.map(({ piece }) => piece);
  const framed = all
    .filter(isOutside)
    .flatMap((piece) => linesOf([piece]).map((line) => framedLineXml(line, 'right', pieces, writer)));
  const lines = besideEachOther(linesOf(all.filter((piece) => !isOutside(piece))));
  // Another line may begin higher, in a frame or on other pages.
  let cursor = edges.top ?? lines[0]?.box.top ?? 0;
  const paragraphs = lines.map((line) => {
    // Below a line that it stands beside, it would move all that follows down.
    if (cursor - line.box.top > line.sizePoints * raisedEmMin) {
      framed.push(framedPieces([line], edges, pieces, writer));
      return '';
    }
    const before = Math.max(0, line.box.top - cursor);
    cursor = line.box.top + line.sizePoints * 1.17;
    return lineXml(line, before, edges, pieces, writer);
  });
  const marked = mark === undefined ? [] : [markXml(mark)];
  return [...framed, ...marked, ...paragraphs].join('');
}

/** The lines of a footer at their places on the page, and a paragraph that takes no room. */
const framedXml = (pieces: readonly RepeatedPiece[], edges: Edges, writer: Writer) =>
  framedPieces(linesOf(pieces.map(({ piece }) => piece)), edges, pieces, writer) + flatXml('Footer');

function framedPieces(
  lines: readonly Line[],
  edges: Edges,
  pieces: readonly RepeatedPiece[],
  writer: Writer,
): string {
  const middle = (edges.left + edges.right) / 2;
  const framed = lines.flatMap((line) =>
    line.pieces
      .flatMap((piece) => linesOf([piece]))
      .map((one) => framedLineXml(one, one.box.left > middle ? 'right' : 'left', pieces, writer)),
  );
  return framed.join('');
}

/** A paragraph that takes no room. */
const flatXml = (style: 'Header' | 'Footer') =>
  element('w:p', {}, properties('w:pPr', [value('w:pStyle', style), flat]));

const flat = element('w:spacing', { 'w:before': 0, 'w:after': 0, 'w:line': 20, 'w:lineRule': 'exact' });

/** A paragraph that takes no room, and carries what stands behind the text of every page. */
function behindXml(painted: Backdrop['painted'], watermarks: readonly StampedText[], writer: Writer): string {
  if (painted.length + watermarks.length === 0) return '';
  const own = properties('w:pPr', [value('w:pStyle', 'Header'), flat]);
  const shown = painted.map((one) =>
    'picture' in one ? placedPictureRun(one, writer) : shapeRun(one, writer),
  );
  return element('w:p', {}, own, ...shown, ...watermarks.map((stamp) => stampRun(stamp, writer)));
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
