import type { PageModel, StampedText } from '../model.ts';
import { watermarkSlackPoints } from './measures.ts';
import type { RepeatedPiece } from './repeated-piece.ts';

// Each is compared with all that is stamped on the other pages.
const watermarksMax = 20;

/** Takes what is stamped in the same place on every page: it belongs into the headers, as watermarks do in Word. */
export function takeWatermarks(
  pages: readonly PageModel[],
  repeated: readonly RepeatedPiece[],
): { readonly pages: readonly PageModel[]; readonly watermarks: readonly StampedText[] } {
  const [first, ...others] = pages;
  // Headers that begin later than the document leave its first pages without any.
  const isLate = !repeated.some(({ page }) => page === 1) && repeated.some(({ page }) => page > 2);
  if (first === undefined || others.length === 0 || isLate) return { pages, watermarks: [] };
  const watermarks = (first.stamped ?? [])
    .slice(0, watermarksMax)
    .filter(
      (stamp) =>
        !stamp.isOnGround &&
        others.every(({ stamped = [] }) => stamped.some((other) => areSame(stamp, other))),
    );
  if (watermarks.length === 0) return { pages, watermarks };
  const isLeft = (stamp: StampedText) => !watermarks.some((watermark) => areSame(watermark, stamp));
  return {
    pages: pages.map((page) => ({ ...page, stamped: (page.stamped ?? []).filter(isLeft) })),
    watermarks: watermarks.map(withoutLinks),
  };
}

const areSame = (first: StampedText, second: StampedText) =>
  Math.abs(first.middle.x - second.middle.x) < watermarkSlackPoints &&
  Math.abs(first.middle.y - second.middle.y) < watermarkSlackPoints &&
  Math.abs(first.degrees - second.degrees) < 1 &&
  textOf(first) === textOf(second);

const textOf = ({ spans }: StampedText) => spans.map(({ text }) => text).join('');

/** Links and comments belong to the text of the document. */
const withoutLinks = (stamp: StampedText): StampedText => ({
  ...stamp,
  spans: stamp.spans.map(({ text, style }) => ({
    text,
    style: { ...style, url: undefined, comment: undefined, field: undefined },
  })),
});
