import type { Box, PageReading, Picture } from '@pagesmith/pdf';
import { withPdfium } from '@pagesmith/pdf';
import { describe, expect, it } from 'vitest';
import { pageOf } from '../../pieces/testing/page-of.ts';
import { drawPdf } from '../../testing/index.ts';
import { findFigures } from './figures.ts';
import { greyOf } from './grey-picture.ts';
import { figuresBehindText } from './layer-figures.ts';
import { findLineDrawings } from './line-drawings.ts';
import { findRules } from './rules.ts';

type Points = readonly [left: number, top: number, right: number, bottom: number];
type Ink = (x: number, y: number) => boolean;

const [width, height] = [350, 240];
const pixelsPerPoint = 2;

/** A white page, with ink of some grey in parts of it, which may be a pattern of pixels. */
function scanned(parts: readonly Points[], ink: Ink = () => true, grey = 0): Picture {
  const rgba = new Uint8Array(width * height * 4 * pixelsPerPoint ** 2).fill(255);
  for (const part of parts) {
    const [left = 0, top = 0, right = 0, bottom = 0] = part.map((points) => points * pixelsPerPoint);
    for (let y = Math.round(top); y < bottom; y++)
      for (let x = Math.round(left); x < right; x++) {
        const at = (y * width * pixelsPerPoint + x) * 4;
        if (ink(x, y)) rgba.fill(grey, at, at + 3);
      }
  }
  return { width: width * pixelsPerPoint, height: height * pixelsPerPoint, rgba };
}

const sides = ({ left, top, right, bottom }: Box) => [left, top, right, bottom];
const figuresIn = (picture: Picture) =>
  findFigures(picture, greyOf(picture, pixelsPerPoint), []).map(({ box }) => sides(box));
const rulesIn = (picture: Picture) => findRules(greyOf(picture, pixelsPerPoint), []).length;

describe('a rule of a scanned page', () => {
  it('is dark, however grey, and no shade', () => {
    const line = (grey: number) => rulesIn(scanned([[50, 50, 200, 51]], undefined, grey));
    expect([100, 150].map(line)).toEqual([1, 0]);
  });

  it('is longer than a letter is wide or high', () => {
    expect([27, 50].map((length) => rulesIn(scanned([[50, 50, 50 + length, 51]])))).toEqual([0, 1]);
    expect([18, 36].map((length) => rulesIn(scanned([[50, 50, 51, 50 + length]])))).toEqual([0, 1]);
  });

  it('is thin: a bar is a figure', () => {
    expect([4, 7].map((thickness) => rulesIn(scanned([[50, 50, 300, 50 + thickness]])))).toEqual([1, 0]);
  });
});

describe('a figure of a scanned page', () => {
  it('is larger than a letter that was not read', () => {
    const square = (side: number) => figuresIn(scanned([[60, 60, 60 + side, 60 + side]])).length;
    expect([30, 48].map(square)).toEqual([0, 1]);
  });

  it('has its parts close to each other', () => {
    const pair = (gap: number) =>
      figuresIn(
        scanned([
          [48, 48, 96, 96],
          [96 + gap, 48, 144 + gap, 96],
        ] as const),
      ).length;
    expect([10, 20].map(pair)).toEqual([1, 2]);
  });

  it('is as dark as a photograph, and no tinted paper', () => {
    const twelfth: Ink = (x, y) => x % 3 === 0 && y % 4 === 0;
    const sixth: Ink = (x, y) => x % 2 === 0 && y % 3 === 0;
    expect([twelfth, sixth].map((ink) => figuresIn(scanned([[60, 60, 180, 180]], ink)).length)).toEqual([
      0, 1,
    ]);
  });

  it('goes on where a dotted line leads out of it, and not into dust', () => {
    const withTail = (step: number) =>
      figuresIn(
        scanned(
          [
            [60, 60, 120, 120],
            [120, 90, 180, 90.5],
          ] as const,
          (x) => x < 240 || x % step === 0,
        ),
      );
    expect(withTail(3)).toEqual([[60, 60, 180, 120]]);
    expect(withTail(6)).toEqual([[60, 60, 120, 120]]);
  });

  it('is filled: a frame around the page is none, a cross is one', () => {
    const frame = scanned([
      [60, 60, 222, 66],
      [60, 216, 222, 222],
      [60, 60, 66, 222],
      [216, 60, 222, 222],
    ]);
    const cross = scanned([
      [84, 60, 96, 120],
      [60, 84, 120, 96],
    ]);
    expect([frame, cross].map((picture) => figuresIn(picture).length)).toEqual([0, 1]);
  });

  it('may have letters on it, and is text where they cover a good part of it', async () => {
    const document = await drawPdf(({ page }) =>
      page.drawRectangle({ x: 60, y: 600, width: 120, height: 120 }),
    );
    const bytes = await document.save();
    const found = (side: number) =>
      withPdfium(bytes, undefined, (opened) => figuresBehindText(opened, readingWith(side)).length);
    expect([await found(52), await found(72)]).toEqual([1, 0]);
  });
});

/** A page with one letter of some side on the square that is drawn on it. */
function readingWith(side: number): PageReading {
  const box = { left: 62, top: 82, right: 62 + side, bottom: 82 + side };
  const letter = {
    text: 'M',
    box,
    baseline: box.bottom,
    sizePoints: side,
    font: { name: 'Helvetica', flags: 0 },
    colour: 0,
    quarterTurns: 0 as const,
    slantDegrees: 0,
    isInvisible: true,
    isHyphenAtLineEnd: false,
  };
  return pageOf([], { characters: [letter] });
}

describe('a drawing of thin lines', () => {
  const slanted =
    (length: number): Ink =>
    (x, y) =>
      x >= 200 && x - 200 === 400 - y && x - 200 < length * pixelsPerPoint;
  const whole: Points = [0, 0, width, height];
  const drawingsIn = (picture: Picture, rules: readonly Box[] = []) =>
    findLineDrawings(picture, greyOf(picture, pixelsPerPoint), { letters: [], rules }).length;

  it('is larger than strokes that were not read', () => {
    const stroke = (length: number) => drawingsIn(scanned([whole], slanted(length)));
    expect([50, 105].map(stroke)).toEqual([0, 1]);
  });

  it('has more than straight lines', () => {
    const [left, bottom] = [100, 200];
    const axes = [
      { left, right: left, top: 20, bottom },
      { left, right: 340, top: bottom, bottom },
    ];
    const isAxis: Ink = (x, y) => (x === 200 && y >= 40 && y <= 400) || (y === 400 && x >= 200 && x <= 680);
    const graph = (length: number) =>
      drawingsIn(
        scanned([whole], (x, y) => isAxis(x, y) || slanted(length)(x, y)),
        axes,
      );
    expect([90, 200].map(graph)).toEqual([0, 1]);
  });
});
