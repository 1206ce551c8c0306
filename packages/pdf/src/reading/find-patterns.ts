import { drawPart } from './draw-part.ts';
import { areaOf, pageShareMax } from './gather-boxes.ts';
import type { Box } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { type Fill, severalColours } from './path-marks.ts';

const sidePointsMin = 4;
const pixelsMax = 1_000_000;
const samplesPerSide = 8;
const black = 0;
const white = 0xffffff;
const darkMax = 0x60;
const brightMin = 0xf0;
const paper = 0xffffffff;
// Levels of 255, and the share of the samples. Where as many differ more from the middle colour, there is no single one.
const differenceMin = 20;
const differentShareMin = 0.2;

type Channels = readonly number[];

/** What PDFium's value for a pattern would look like if it were a colour. */
const looks: ReadonlyMap<number, (shown: Channels) => boolean> = new Map([
  [black, (shown) => Math.max(...shown) < darkMax],
  [white, (shown) => Math.min(...shown) >= brightMin],
  [severalColours, (shown) => shown.every((channel) => channel === 0xbf)],
]);

/**
 * Finds the areas painted with a pattern, and the colour of one that is the page's background and has a single one. PDFium
 * reports one of three colours for them, which is not what it draws.
 */
export function findPatterns(
  source: PageSource,
  page: { readonly width: number; readonly height: number },
  fills: readonly Fill[],
): Map<Fill, number | undefined> {
  const suspects = fills.filter(({ box, colour }) => looks.has(colour) && smallerSide(box) >= sidePointsMin);
  if (suspects.length === 0) return new Map();
  const shownAt = draw(source, page);
  if (shownAt === undefined) return new Map();
  const found = suspects.flatMap((fill): [Fill, number | undefined][] => {
    const samples = samplesIn(fill.box, page);
    const alike = samples.filter((point) => looks.get(fill.colour)?.(shownAt(point)));
    if (alike.length >= samples.length / 2) return [];
    if (areaOf(fill.box) < page.width * page.height * pageShareMax) return [[fill, undefined]];
    const bare = samples.filter((point) => !fills.some((other) => other !== fill && isIn(other.box, point)));
    return [[fill, colourOf((bare.length > 0 ? bare : samples).map(shownAt))]];
  });
  return new Map(found);
}

/** The one colour that is seen, but for letters and pictures; undefined where a ground runs from colour to colour. */
function colourOf(colours: readonly Channels[]): number | undefined {
  const middle = middleColour(colours);
  const different = colours.filter((shown) =>
    shown.some((level, channel) => Math.abs(level - ((middle >> (16 - channel * 8)) & 255)) > differenceMin),
  );
  return different.length > colours.length * differentShareMin ? undefined : middle;
}

const isIn = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

const middleColour = (colours: readonly Channels[]): number =>
  [0, 1, 2].reduce((colour, channel) => {
    const values = colours.map((shown) => shown[channel] ?? 0).sort((first, second) => first - second);
    return colour * 256 + (values[Math.floor(values.length / 2)] ?? 0);
  }, 0);

const smallerSide = ({ left, top, right, bottom }: Box) => Math.min(right - left, bottom - top);

interface Point {
  readonly x: number;
  readonly y: number;
}

function samplesIn({ left, top, right, bottom }: Box, page: { width: number; height: number }): Point[] {
  const steps = Array.from({ length: samplesPerSide }, (_, index) => (index + 0.5) / samplesPerSide);
  return steps
    .flatMap((down) =>
      steps.map((across) => ({ x: left + (right - left) * across, y: top + (bottom - top) * down })),
    )
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < page.width && y < page.height);
}

function draw(
  source: PageSource,
  { width, height }: { readonly width: number; readonly height: number },
): ((point: Point) => Channels) | undefined {
  const scale = Math.min(1, Math.sqrt(pixelsMax / (width * height)));
  const drawn = drawPart(source, { left: 0, top: 0, right: width, bottom: height }, scale, paper);
  if (drawn === undefined) return undefined;
  return ({ x, y }) => {
    const at = (Math.floor(y * scale) * drawn.width + Math.floor(x * scale)) * 4;
    return [0, 1, 2].map((channel) => drawn.rgba[at + channel] ?? 255);
  };
}
