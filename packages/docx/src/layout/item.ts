import type { Box } from '@pagesmith/pdf';
import type { PictureBlock, Piece, Table } from '../model.ts';

/** What a page is laid out from. */
export type Item = { readonly box: Box } & (
  | { readonly piece: Piece }
  | { readonly block: Table | PictureBlock }
);
