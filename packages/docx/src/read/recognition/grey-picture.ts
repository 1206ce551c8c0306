import type { Picture } from '@pagesmith/pdf';

export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel, 0 for black. */
  readonly grey: Uint8Array;
  readonly pixelsPerPoint: number;
}

/** The luma of ITU-R BT.601. */
export function greyOf({ width, height, rgba }: Picture, pixelsPerPoint: number): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const at = pixel * 4;
    grey[pixel] = ((rgba[at] ?? 0) * 77 + (rgba[at + 1] ?? 0) * 151 + (rgba[at + 2] ?? 0) * 28) >> 8;
  }
  return { width, height, grey, pixelsPerPoint };
}

/** A picture file that needs no compression: Netpbm's P5. */
export function portableGreymap({ width, height, grey }: GreyPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey]);
}
