import type { Picture } from './render-page.ts';

/**
 * The share of pixels (0 to 1) that differ visibly between two pictures; pictures of different sizes differ completely.
 * A pixel differs if no pixel around it in the other picture is close to its colour, so that an edge that is off by one
 * pixel because of rounding does not count.
 */
export function differingShare(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  if (Buffer.compare(one.rgba, other.rgba) === 0) return 0;
  let differing = 0;
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) {
      if (!hasNearPixel(one, other, x, y) || !hasNearPixel(other, one, x, y)) differing++;
    }
  }
  return differing / (one.width * one.height);
}

const channelDifferenceMax = 48;

function hasNearPixel(of: Picture, within: Picture, x: number, y: number): boolean {
  const at = (y * of.width + x) * 4;
  if (isNear(of.rgba, at, within.rgba, at)) return true;
  const right = Math.min(of.width - 1, x + 1);
  const bottom = Math.min(of.height - 1, y + 1);
  for (let row = Math.max(0, y - 1); row <= bottom; row++) {
    for (let column = Math.max(0, x - 1); column <= right; column++) {
      if (isNear(of.rgba, at, within.rgba, (row * of.width + column) * 4)) return true;
    }
  }
  return false;
}

function isNear(one: Uint8Array, at: number, other: Uint8Array, otherAt: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const difference = (one[at + channel] ?? 0) - (other[otherAt + channel] ?? 0);
    if (Math.abs(difference) > channelDifferenceMax) return false;
  }
  return true;
}
