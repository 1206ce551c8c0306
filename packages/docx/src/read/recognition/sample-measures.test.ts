import { expect, it } from 'vitest';
import type { GreyPicture } from './grey-picture.ts';
import { busiestBand } from './sample.ts';

const [width, height] = [40, 800];

/** A page of white paper, a pixel a point, with stripes where letters stand and a black field where a photograph does. */
function pageWith(
  letters: [top: number, bottom: number],
  photograph: [top: number, bottom: number],
): GreyPicture {
  const grey = new Uint8Array(width * height).fill(255);
  grey.fill(0, photograph[0] * width, photograph[1] * width);
  for (let row = letters[0]; row < letters[1]; row++) {
    for (let x = 0; x < width; x += 2) grey[row * width + x] = 0;
  }
  return { width, height, grey, pixelsPerPoint: 1 };
}

it('a page is sampled where its letters are, over a dozen lines', () => {
  const page = pageWith([560, 710], [100, 500]);
  const band = busiestBand(page);
  expect([band.width, band.height]).toEqual([width, 150]);
  expect(band.grey.byteOffset / width).toBe(560);
});

it('a page that is lower than a sample is the sample', () => {
  const whole = pageWith([10, 20], [30, 40]);
  const low = { ...whole, height: 90, grey: whole.grey.subarray(0, 90 * width) };
  expect(busiestBand(low)).toEqual(low);
});
