import type { Box, Fill, PageReading, Rule } from '@pagesmith/pdf';
import { boxOf, holdsMiddle, middleY, overlaps } from '../geometry.ts';
import type { Band, Block, Column, PageModel, PictureBlock, Piece, Table } from '../model.ts';
import { linesOf, pieceWith } from '../pieces/index.ts';
import { isLabelOf, takeBareLabels } from './beside/drawing-labels.ts';
import { withLevelBraces } from './beside/level-braces.ts';
import { shapesOf } from './beside/shapes.ts';
import { takeSideTexts } from './beside/side-text.ts';
import { takeStamps, withGrounds } from './beside/stamps.ts';
import { turnedTexts } from './beside/turned-text.ts';
import { findBandsBetween } from './columns/across-rules.ts';
import { withColumnPictures } from './columns/column-pictures.ts';
import { pictureEdgeShare } from './columns/measures.ts';
import { findPanelBands } from './columns/panels.ts';
import type { Item } from './item.ts';
import { outsideDrawings } from './outside-drawings.ts';
import { withDrawnBullets } from './paragraphs/drawn-bullets.ts';
import type { Edges } from './paragraphs/edges.ts';
import { withInitials } from './paragraphs/initials.ts';
import { withInlineGrounds } from './paragraphs/inline-grounds.ts';
import { joinLeaders } from './paragraphs/join-leaders.ts';
import { joinMarks } from './paragraphs/join-marks.ts';
import { paragraphDresser } from './paragraphs/paragraph-dress.ts';
import { paragraphOf, paragraphsOf } from './paragraphs/paragraphs.ts';
import { findAlignedTables } from './tables/aligned-tables.ts';
import { dressed } from './tables/cell-borders.ts';
import { isChart } from './tables/charts.ts';
import { alignFigures } from './tables/figure-columns.ts';
import { fillGrid } from './tables/fill-grid.ts';
import { readGrids } from './tables/ruled-tables.ts';
import { takeSideCells } from './tables/side-cells.ts';
import { stripedGrids } from './tables/striped-tables.ts';
import { divides, findTaggedTables, headRowsIn } from './tables/tagged/tagged-tables.ts';
import { takeTurnedCells } from './tables/turned-cells.ts';
import { withoutLowLines } from './tables/underlines.ts';

/** The page as bands of columns of paragraphs, tables and pictures. */
export function layOutPage(reading: PageReading, upright: readonly Piece[]): PageModel {
  const { page, width, height } = reading;
  const pieces = withLevelBraces(withInitials(withDrawnBullets(reading, upright)));
  const { stamped: over, rest: written } = takeStamps(pieces);
  const { stamped: bare, rest: plain } = takeBareLabels(reading, written);
  const { framed, stamped: labels, rest: text } = takeSideTexts(reading, joinMarks(joinLeaders(plain)));
  const undrawn = outsideDrawings(reading);
  const { tables: found, rest: outside } = takeTables(undrawn, text);
  const { tables: ruled, rest: free } = takeSideCells(found, outside);
  const { pieces: rest, used: grounds } = withInlineGrounds(reading, free);
  const { turned: sideways, slanted } = turnedTexts(reading);
  const { tables, rest: turned } = takeTurnedCells(ruled, sideways);
  const { owning, placed: beside } = sortPictures(reading, rest, tables);
  const solid: Item[] = [
    ...rest.map((piece) => ({ piece, box: piece.box })),
    ...[...tables, ...owning].map((block) => ({ block, box: block.box })),
  ];
  const { items, placed } = withColumnPictures(solid, beside);
  const around = boxOf(items.map(({ box }) => box));
  const used = new Set<Rule | Fill>(grounds);
  const dressParagraph = paragraphDresser(reading, pieces);
  const dress = (block: Block, column: Edges): Block => {
    if (block.kind === 'paragraph') {
      const found = dressParagraph(block, column);
      for (const mark of found?.used ?? []) used.add(mark);
      return found === undefined ? block : { ...block, dress: found.dress };
    }
    if (block.kind !== 'table') return block;
    if (block.hasBorders) return alignFigures(block);
    const found = dressed(block, undrawn, pieces);
    for (const mark of found.used) used.add(mark);
    return alignFigures(found.table);
  };
  const divided = findPanelBands(items, reading) ?? findBandsBetween(items, reading.rules, around);
  const bands = divided.map((band): Band => {
    const columns = band.columns.map((column): Column => {
      const box = boxOf(column.map((item) => item.box));
      const isOnly = band.columns.length === 1;
      const edges = isOnly ? around : box;
      const blocks = blocksOf(column, edges).map((block) =>
        dress(block, isOnly ? { left: 0, right: width } : edges),
      );
      return { left: edges.left, right: edges.right, blocks };
    });
    return { columns };
  });
  const shapes = shapesOf(without(reading, used), tables, pieces);
  const blocks = bands.flatMap(({ columns }) => columns.flatMap((column) => column.blocks));
  const shown = placed.map((block) => (isOnCells(block, blocks, pieces) ? inFront(block) : block));
  const stamped = withGrounds([...slanted, ...over, ...bare, ...labels], reading);
  return { page, width, height, bands, placed: shown, turned, framed, stamped, shapes };
}

const without = (reading: PageReading, used: ReadonlySet<Rule | Fill>): PageReading => ({
  ...reading,
  rules: reading.rules.filter((rule) => !used.has(rule)),
  fills: reading.fills.filter((fill) => !used.has(fill)),
});

/** Every line as a paragraph of its own, from top to bottom: this always works. */
export function plainPage({ page, width, height }: PageReading, pieces: readonly Piece[]): PageModel {
  const text = boxOf(pieces.map(({ box }) => box));
  const blocks = linesOf(pieces).map((line) => paragraphOf([line], text));
  const bands = blocks.length === 0 ? [] : [{ columns: [{ left: text.left, right: text.right, blocks }] }];
  return { page, width, height, bands, placed: [], turned: [], keptAs: 'lines' };
}

/** The tables that rules draw, and those that the tags name where the rules do not say more. */
function takeTables(reading: PageReading, pieces: readonly Piece[]) {
  const tables: Table[] = [];
  let rest: readonly Piece[] = pieces;
  let tagged = findTaggedTables(reading, pieces);
  const rules = withoutLowLines(reading.rules, pieces);
  for (const grid of readGrids({ ...reading, rules })) {
    if (tables.some(({ box }) => overlaps(box, grid.box)) || isChart(grid.box, rest, reading)) continue;
    const filled = fillGrid(grid, rest, reading);
    if (filled === undefined) continue;
    const named = tagged.filter(({ table }) => overlaps(table.box, grid.box));
    if (named.some((one) => !divides(filled.table, one))) continue;
    tagged = tagged.filter((one) => !named.includes(one));
    const headRows = named.length === 1 ? headRowsIn(filled.table, named[0]) : 0;
    tables.push({ ...filled.table, headRows });
    rest = filled.rest;
  }
  for (const grid of stripedGrids(reading, rest)) {
    if ([...tables, ...tagged.map(({ table }) => table)].some(({ box }) => overlaps(box, grid.box))) continue;
    const filled = fillGrid(grid, rest, reading);
    if (filled === undefined) continue;
    tables.push({ ...filled.table, hasBorders: false });
    rest = filled.rest;
  }
  for (const { table, words: inside } of tagged) {
    if (tables.some(({ box }) => overlaps(box, table.box))) continue;
    tables.push(table);
    rest = rest.flatMap((piece) => {
      const left = piece.words.filter((word) => !inside.has(word));
      if (left.length === piece.words.length) return [piece];
      return left.length === 0 ? [] : [pieceWith(piece, left)];
    });
  }
  return { tables, rest };
}

/** A picture with no text beside it becomes part of the flow; any other keeps its position. */
function sortPictures(reading: PageReading, pieces: readonly Piece[], tables: readonly Table[]) {
  const owning: PictureBlock[] = [];
  const placed: PictureBlock[] = [];
  for (const picture of reading.pictures) {
    const box = {
      left: Math.max(0, picture.box.left),
      top: Math.max(0, picture.box.top),
      right: Math.min(reading.width, picture.box.right),
      bottom: Math.min(reading.height, picture.box.bottom),
    };
    if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
    const isLinked = (link: PageReading['links'][number]) =>
      holdsMiddle(link.box, box) || holdsMiddle(box, link.box);
    const isWritten = (link: PageReading['links'][number]) =>
      pieces.some((piece) => overlaps(piece.box, link.box));
    const url = reading.links.find((link) => isLinked(link) && !isWritten(link))?.url;
    const block: PictureBlock = { kind: 'picture', box, picture, url };
    const beside = { left: 0, right: reading.width, top: box.top + 2, bottom: box.bottom - 2 };
    const others = [...pieces, ...tables, ...reading.pictures.filter((other) => other !== picture)];
    const isAlone = picture.isAbove === undefined && !others.some((other) => overlaps(beside, other.box));
    (isAlone && !isAtEdge(box, reading) ? owning : placed).push(block);
  }
  return { owning, placed };
}

/** A picture without text on it but its own labels would be hidden by the ground of cells, if it stood behind them. */
const isOnCells = ({ box, picture }: PictureBlock, blocks: readonly Block[], pieces: readonly Piece[]) =>
  picture.isAbove === undefined &&
  blocks.some((block) => block.kind === 'table' && overlaps(block.box, box)) &&
  !pieces.some((piece) => overlaps(piece.box, box) && !isLabelOf(picture, piece));

const inFront = (block: PictureBlock): PictureBlock => ({
  ...block,
  picture: { ...block.picture, isAbove: true },
});

/** Where headers and footers stand: in the flow, such a picture would push the text, or itself, to another place. */
const isAtEdge = ({ top, bottom }: Box, { height }: PageReading): boolean =>
  bottom < height * pictureEdgeShare || top > height * (1 - pictureEdgeShare);

function blocksOf(items: readonly Item[], column: Edges): Block[] {
  const blocks: Block[] = [];
  const solid = items.flatMap((item) => ('block' in item ? [item.block] : []));
  const pieces = items.flatMap((item) => ('piece' in item ? [item.piece] : []));
  let remaining = pieces;
  const flush = (above: readonly Piece[]) => {
    for (const flow of findAlignedTables(above)) {
      if ('table' in flow) blocks.push(flow.table);
      else blocks.push(...paragraphsOf(flow.pieces, column));
    }
  };
  for (const block of solid.sort((first, second) => first.box.top - second.box.top)) {
    const isAbove = ({ box }: Piece) =>
      (box.top + box.bottom) / 2 < (block.box.top + Math.min(block.box.bottom, block.box.top + 8)) / 2;
    flush(remaining.filter(isAbove));
    remaining = remaining.filter((piece) => !isAbove(piece));
    const isBeside =
      block.kind === 'table' &&
      (blocks.some((other) => standsBeside(block.box, other)) || isBesideLines(block, pieces));
    blocks.push(isBeside ? { ...block, isBeside } : block);
  }
  flush(remaining);
  return blocks;
}

/** Whether lines of text stand beside a ruled table: they go on below it, and so it keeps its place. */
const isBesideLines = ({ box, hasBorders }: Table, pieces: readonly Piece[]) =>
  hasBorders && pieces.some((piece) => middleY(piece.box) > box.top && middleY(piece.box) < box.bottom);

/** Whether a table has the better part of its height in common with a table or picture to the left or right of it. */
function standsBeside({ left, top, right, bottom }: Box, { kind, box }: Block): boolean {
  const common = Math.min(bottom, box.bottom) - Math.max(top, box.top);
  return kind !== 'paragraph' && common > (bottom - top) / 2 && (box.right <= left || box.left >= right);
}
