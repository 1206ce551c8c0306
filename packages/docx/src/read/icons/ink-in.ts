import type { Box, Picture } from '@pagesmith/pdf';

/** Of 255. What differs less from its ground is not seen. */
const shadesMin = 24;

/** The part of a drawn area in which something stands out from its ground, and where that is; undefined where nothing does. */
export function inkIn(
  { width, height, rgba }: Picture,
  area: Box,
): { readonly box: Box; readonly part: Picture } | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!isInk(rgba, (y * width + x) * 4)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < left) return undefined;
  const [wide, high] = [right - left + 1, bottom - top + 1];
  const part = new Uint8Array(wide * high * 4);
  for (let y = 0; y < high; y += 1) {
    const from = ((top + y) * width + left) * 4;
    part.set(rgba.subarray(from, from + wide * 4), y * wide * 4);
  }
  const scale = width / (area.right - area.left);
  const box = {
    left: area.left + left / scale,
    top: area.top + top / scale,
    right: area.left + (right + 1) / scale,
    bottom: area.top + (bottom + 1) / scale,
  };
  return { box, part: { width: wide, height: high, rgba: part } };
}

/** The first pixel is one of the ground. */
const isInk = (rgba: Uint8Array, at: number): boolean =>
  [0, 1, 2].some((channel) => Math.abs((rgba[at + channel] ?? 0) - (rgba[channel] ?? 0)) > shadesMin);
