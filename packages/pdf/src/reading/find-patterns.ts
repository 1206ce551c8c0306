import type { Box } from './matrix.ts';
import type { Fill, PageSource } from './read-objects.ts';

const sidePointsMin = 4;
const pixelsMax = 1_000_000;
const samplesPerSide = 4;
const black = 0;
const white = 0xffffff;
const darkMax = 0x60;
const brightMin = 0xf0;
// FPDF_REVERSE_BYTE_ORDER of fpdfview.h.
const reverseByteOrder = 0x10;

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
  { document, pageHandle, scratch }: PageSource,
  page: { readonly width: number; readonly height: number },
): ((point: Point) => readonly number[]) | undefined {
  const { pdfium } = document;
  const scale = Math.min(1, Math.sqrt(pixelsMax / (page.width * page.height)));
  const width = Math.max(1, Math.ceil(page.width * scale));
  const height = Math.max(1, Math.ceil(page.height * scale));
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return undefined;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    const values = [scale, 0, 0, scale, 0, 0, 0, 0, width, height];
    values.forEach((value, index) => {
      pdfium.pdfium.setValue(scratch.at(index), value, 'float');
    });
    pdfium.FPDF_RenderPageBitmapWithMatrix(
      bitmap,
      pageHandle,
      scratch.at(0),
      scratch.at(6),
      reverseByteOrder,
    );
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap) >>> 0;
    const rgbx = pdfium.pdfium.HEAPU8.slice(start, start + width * height * 4);
    return ({ x, y }) => {
      const at = (Math.floor(y * scale) * width + Math.floor(x * scale)) * 4;
      return [0, 1, 2].map((channel) => rgbx[at + channel] ?? 255);
    };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
