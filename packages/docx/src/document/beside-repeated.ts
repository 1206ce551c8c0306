import { middleY } from '../geometry.ts';
import type { Block, PageModel, PictureBlock, Piece } from '../model.ts';
import { linesOf, type PagePieces } from '../pieces/index.ts';
import { besideLinesMax } from './measures.ts';
import { isOn, type RepeatedPiece } from './repeated-piece.ts';
import { isInTable } from './table-rows.ts';

/**
 * The text of a page at the height of its headers and footers, such as a running title that changes with the chapter.
 * Word keeps that height free: in the flow such a line would move to the next page.
 */
export function besideRepeated(
  page: PagePieces,
  repeated: readonly RepeatedPiece[],
  firstHeight: number,
): ReadonlySet<Piece> {
  const { reading, pieces } = page;
  const { headerBottom, footerTop } = edgesOf(reading, repeated, firstHeight);
  const above = pieces.filter(({ box }) => middleY(box) < headerBottom);
  const below = pieces.filter(({ box }) => middleY(box) > footerTop);
  const few = [above, below].filter((beside) => linesOf(beside).length <= besideLinesMax).flat();
  return new Set(few.filter((piece) => !isInTable(piece, page)));
}

/** Where the headers of a page end and its footers begin. */
function edgesOf(
  { page, height }: Pick<PageModel, 'page' | 'height'>,
  repeated: readonly RepeatedPiece[],
  firstHeight: number,
) {
  const shown = repeated.filter((one) => one.page <= page && isOn(one.pages, page));
  const boxes = (place: RepeatedPiece['place']) =>
    shown.filter((one) => one.place === place).map(({ piece }) => piece.box);
  return {
    headerBottom: Math.max(-Infinity, ...boxes('header').map(({ bottom }) => bottom)),
    footerTop: Math.min(Infinity, ...boxes('footer').map(({ top }) => top)) + height - firstHeight,
  };
}

/** Pictures at the height of headers and footers, such as a logo beside the page number, keep their place for the same reason. */
export function placeBesideRepeated(
  page: PageModel,
  repeated: readonly RepeatedPiece[],
  firstHeight: number,
): PageModel {
  const { headerBottom, footerTop } = edgesOf(page, repeated, firstHeight);
  const isBeside = (block: Block): block is PictureBlock =>
    block.kind === 'picture' && (middleY(block.box) < headerBottom || middleY(block.box) > footerTop);
  const beside = page.bands.flatMap(({ columns }) =>
    columns.flatMap(({ blocks }) => blocks.filter(isBeside)),
  );
  if (beside.length === 0 || page.isVertical) return page;
  const bands = page.bands.map(({ columns }) => ({
    columns: columns.map((column) => ({
      ...column,
      blocks: column.blocks.filter((block) => !isBeside(block)),
    })),
  }));
  return { ...page, bands, placed: [...page.placed, ...beside] };
}
