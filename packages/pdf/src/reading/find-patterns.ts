import { drawPart } from './draw-part.ts';
import type { Box } from './matrix.ts';
import type { Fill, PageSource } from './read-objects.ts';

const sidePointsMin = 4;
const pixelsMax = 1_000_000;
const samplesPerSide = 4;
const black = 0;
const white = 0xffffff;
const darkMax = 0x60;
const brightMin = 0xf0;
const paper = 0xffffffff;

/** The areas that are painted with a pattern: PDFium calls them black or white, and shows them otherwise. */
export function findPatterns(
  source: PageSource,
  page: { readonly width: number; readonly height: number },
  fills: readonly Fill[],
): Set<Fill> {
  const suspects = fills.filter(
    ({ box, colour }) => (colour === black || colour === white) && smallerSide(box) >= sidePointsMin,
  );
  if (suspects.length === 0) return new Set();
  const shownAt = draw(source, page);
  if (shownAt === undefined) return new Set();
  return new Set(
    suspects.filter(({ box, colour }) => {
      const samples = samplesIn(box, page).map(shownAt);
      const alike = samples.filter((channels) =>
        colour === black ? Math.max(...channels) < darkMax : Math.min(...channels) >= brightMin,
      );
      return samples.length > 0 && alike.length < samples.length / 2;
    }),
  );
}

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
): ((point: Point) => readonly number[]) | undefined {
  const scale = Math.min(1, Math.sqrt(pixelsMax / (width * height)));
  const drawn = drawPart(source, { left: 0, top: 0, right: width, bottom: height }, scale, paper);
  if (drawn === undefined) return undefined;
  return ({ x, y }) => {
    const at = (Math.floor(y * scale) * drawn.width + Math.floor(x * scale)) * 4;
    return [0, 1, 2].map((channel) => drawn.rgba[at + channel] ?? 255);
  };
}
