import { deflateSync } from 'node:zlib';
import { pngFile } from '../reading/index.ts';
import type { Picture } from './render-page.ts';

const coloursMax = 256;

/**
 * A PNG file (ISO/IEC 15948) with a palette: a page of text has few colours, and takes a quarter of the bytes this way.
 * Where there are more than a palette holds, the rarer ones become the nearest of the others.
 */
export function encodeFewColours({ width, height, rgba }: Picture): Uint8Array {
  const palette = paletteOf(rgba);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = colourAt(rgba, pixel);
    let place = places.get(colour);
    if (place === undefined) {
      place = nearest(palette, colour);
      places.set(colour, place);
    }
    // Each row begins with its filter: none, as the numbers of colours have no order.
    rows[pixel + 1 + Math.floor(pixel / width)] = place;
  }
  const entries = Buffer.from(palette.flatMap((colour) => channelsOf(colour)));
  return pngFile({ width, height, colourType: 3 }, [
    ['PLTE', entries],
    ['IDAT', deflateSync(rows, { level: 9 })],
  ]);
}

const colourAt = (rgba: Uint8Array, pixel: number): number =>
  ((rgba[4 * pixel] ?? 0) << 16) | ((rgba[4 * pixel + 1] ?? 0) << 8) | (rgba[4 * pixel + 2] ?? 0);

const channelsOf = (colour: number): [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];

/** The most frequent colours. */
function paletteOf(rgba: Uint8Array): number[] {
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < rgba.length / 4; pixel++) {
    const colour = colourAt(rgba, pixel);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, coloursMax).map(([colour]) => colour);
}

function nearest(palette: readonly number[], colour: number): number {
  const distances = palette.map((known) => {
    const [red, green, blue] = channelsOf(known);
    const [r, g, b] = channelsOf(colour);
    return (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}
