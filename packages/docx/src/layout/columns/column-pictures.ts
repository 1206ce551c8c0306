import { boxOf, overlaps } from '../../geometry.ts';
import type { PictureBlock } from '../../model.ts';
import type { Item } from '../item.ts';
import { findBands } from './bands.ts';
import { pictureShareMin, pictureSlackPoints } from './measures.ts';

/** Pictures that have the width of one of several columns to themselves stand in the flow of that column. */
export function withColumnPictures(
  items: readonly Item[],
  pictures: readonly PictureBlock[],
): { readonly items: Item[]; readonly placed: PictureBlock[] } {
  if (pictures.length === 0) return { items: [...items], placed: [] };
  const columns = findBands(items)
    .filter((band) => band.columns.length > 1)
    .flatMap((band) => band.columns.map((column) => boxOf(column.map(({ box }) => box))));
  const isOwning = (picture: PictureBlock) =>
    picture.picture.isAbove === undefined &&
    columns.some(({ left, right }) => {
      const { box } = picture;
      const strip = { left: left - 1, right: right + 1, top: box.top + 2, bottom: box.bottom - 2 };
      const others = [...items, ...pictures.filter((other) => other !== picture)];
      return (
        box.left > left - pictureSlackPoints &&
        box.right < right + pictureSlackPoints &&
        box.right - box.left > (right - left) * pictureShareMin &&
        !others.some((other) => overlaps(strip, other.box))
      );
    });
  const owning = pictures.filter(isOwning);
  return {
    items: [...items, ...owning.map((block) => ({ block, box: block.box }))],
    placed: pictures.filter((picture) => !owning.includes(picture)),
  };
}
