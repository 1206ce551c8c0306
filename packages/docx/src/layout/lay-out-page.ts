import type { PageReading } from '@pagesmith/pdf';
import type { Band, Block, Column, PageModel, PictureBlock, Piece, Table } from '../model.ts';
import { boxOf, holdsMiddle, overlaps } from '../pieces/geometry.ts';
import { findAlignedTables } from './aligned-tables.ts';
import { findBands, type Item } from './bands.ts';
import { withColumnPictures } from './column-pictures.ts';
import { withDrawnBullets } from './drawn-bullets.ts';
import { fillGrid } from './fill-grid.ts';
import { joinMarks } from './join-marks.ts';
import { type Edges, paragraphOf, paragraphsOf } from './paragraphs.ts';
import { readGrids } from './ruled-tables.ts';
import { shapesOf } from './shapes.ts';
import { takeSideTexts } from './side-text.ts';
import { linesOf } from './text-of.ts';
import { turnedTexts } from './turned-text.ts';

/** The page as bands of columns of paragraphs, tables and pictures. */
export function layOutPage(reading: PageReading, upright: readonly Piece[]): PageModel {
  const { page, width, height } = reading;
  const pieces = withDrawnBullets(reading, upright);
  const { framed, rest: text } = takeSideTexts(reading, joinMarks(pieces));
  const { tables, rest } = takeTables(reading, text);
  const { owning, placed: beside } = sortPictures(reading, rest, tables);
  const solid: Item[] = [
    ...rest.map((piece) => ({ piece, box: piece.box })),
    ...[...tables, ...owning].map((block) => ({ block, box: block.box })),
  ];
  const { items, placed } = withColumnPictures(solid, beside);
  const around = boxOf(items.map(({ box }) => box));
  const bands = findBands(items).map((band): Band => {
    const columns = band.columns.map((column): Column => {
      const box = boxOf(column.map((item) => item.box));
      const edges = band.columns.length === 1 ? around : box;
      return { left: edges.left, right: edges.right, blocks: blocksOf(column, edges) };
    });
    return { columns };
  });
  const shapes = shapesOf(reading, tables, pieces);
  return { page, width, height, bands, placed, turned: turnedTexts(reading), framed, shapes };
}

/** Every line as a paragraph of its own from top to bottom: what always works. */
export function plainPage({ page, width, height }: PageReading, pieces: readonly Piece[]): PageModel {
  const text = boxOf(pieces.map(({ box }) => box));
  const blocks = linesOf(pieces).map((line) => paragraphOf([line], text));
  const bands = blocks.length === 0 ? [] : [{ columns: [{ left: text.left, right: text.right, blocks }] }];
  return { page, width, height, bands, placed: [], turned: [], keptAs: 'lines' };
}

function takeTables(reading: PageReading, pieces: readonly Piece[]) {
  const tables: Table[] = [];
  let rest: readonly Piece[] = pieces;
  for (const grid of readGrids(reading)) {
    if (tables.some(({ box }) => overlaps(box, grid.box))) continue;
    const filled = fillGrid(grid, rest, reading);
    if (filled === undefined) continue;
    tables.push(filled.table);
    rest = filled.rest;
  }
  return { tables, rest };
}

/** A picture with no text beside it stands in the flow; another is placed where it was. */
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
    const isAlone = !others.some((other) => overlaps(beside, other.box));
    (isAlone ? owning : placed).push(block);
  }
  return { owning, placed };
}

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
    blocks.push(block);
  }
  flush(remaining);
  return blocks;
}
