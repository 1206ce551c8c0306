import type { GreyPicture } from './grey-picture.ts';
import { darkBelow, samplePoints } from './measures.ts';

/** The part of a page, across its whole width, in which ink and paper change most often: that with most letters. */
export function busiestBand(picture: GreyPicture): GreyPicture {
  const { width, grey, pixelsPerPoint } = picture;
  const height = Math.min(picture.height, Math.round(samplePoints * pixelsPerPoint));
  const changes = Array.from({ length: picture.height }, (_, row) => changesIn(picture, row));
  let sum = 0;
  let [best, top] = [0, 0];
  for (const [row, count] of changes.entries()) {
    sum += count - (changes[row - height] ?? 0);
    if (sum <= best) continue;
    best = sum;
    top = Math.max(0, row - height + 1);
  }
  return { width, height, pixelsPerPoint, grey: grey.subarray(top * width, (top + height) * width) };
}

function changesIn({ width, grey }: GreyPicture, row: number): number {
  let count = 0;
  let wasDark = false;
  for (let at = row * width; at < (row + 1) * width; at++) {
    const isDark = (grey[at] ?? 255) < darkBelow;
    if (isDark !== wasDark) count++;
    wasDark = isDark;
  }
  return count;
}
