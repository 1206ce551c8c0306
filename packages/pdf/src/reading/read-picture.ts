import { createHash } from 'node:crypto';
import type { PdfiumDocument } from '../pdfium/index.ts';
import { type Clip, commonBox } from './clip.ts';
import { drawPart } from './draw-part.ts';
import { encodePng } from './encode-png.ts';
import { areaOf } from './gather-boxes.ts';
import { type Box, boxAround, concatenate, type Matrix, mapPoint } from './matrix.ts';
import type { PageSource } from './page-source.ts';
import { bytesFrom, textOf } from './scratch.ts';
import { withHidden } from './visit-objects.ts';

export interface PagePicture {
  /** Where it is seen. */
  readonly box: Box;
  /** Where all of it would be, where parts of it are cut off. */
  readonly whole?: Box;
  /** How many objects are painted before it. */
  readonly at?: number;
  readonly format: 'png' | 'jpg';
  readonly bytes: Uint8Array;
  /** Of a drawing of lines: the labels that are drawn inside it. */
  readonly drawing?: {
    readonly text: string;
    /** Whether it has some that could not be drawn. */
    readonly isWithoutLabels?: boolean;
  };
  /** What the tags of the document say that it shows. */
  readonly description?: string | undefined;
  /** Of what somebody drew over the page: whether it stands before the text, or only tints what is below it. */
  readonly isAbove?: boolean;
  /** Whether nothing below it is seen. */
  readonly isOpaque?: boolean;
}

const pixelsMax = 4_000_000;
/** Square points. Smaller pictures are signs among words, or pieces of a pattern where there are many of them. */
const smallPointsMax = 100;
const sidePointsMin = 2;
/** Sharp enough for print: a sign of the size of a letter may be thousands of pixels wide. */
const smallPixelsPerPoint = 10;
const cutPointsMin = 1;
const slantedShareMin = 0.01;
// A picture this small only gives the colour of a shape drawn by its mask, which is how PowerPoint writes formulas and shadows.
const colourPixelsMax = 16;
const colourPixelsPerPoint = 3;

interface Shown {
  readonly toShown: Matrix;
  readonly clip: Clip | undefined;
  /** How many pictures may still be drawn without all other objects of the page, which takes as long as these are many. */
  readonly alone: { left: number };
  /** How many small pictures may still be read. */
  readonly small: { left: number };
}

export const isSmall = ({ box }: Pick<PagePicture, 'box'>): boolean => areaOf(box) < smallPointsMax;

/** A picture as it is shown: turned as the page turns it, with its transparency. */
export function readPicture(
  source: PageSource,
  object: number,
  { toShown, clip, alone, small }: Shown,
): PagePicture | undefined {
  const { document, scratch } = source;
  const { pdfium } = document;
  if (!pdfium.FPDFPageObj_GetMatrix(object, scratch.address)) return undefined;
  const own = scratch.matrix();
  const shown = concatenate(own, toShown);
  const whole = boxAround([
    mapPoint(shown, 0, 0),
    mapPoint(shown, 1, 0),
    mapPoint(shown, 0, 1),
    mapPoint(shown, 1, 1),
  ]);
  const box = seenOf(whole, clip);
  if (box.right <= box.left) return undefined;
  if (isSmall({ box })) {
    const side = Math.min(box.right - box.left, box.bottom - box.top);
    if (side < sidePointsMin || small.left === 0) return undefined;
    small.left -= 1;
  }
  if (!pdfium.FPDFImageObj_GetImagePixelSize(object, scratch.at(0), scratch.at(1))) return undefined;
  const pixels = { wide: scratch.integer(0), high: scratch.integer(1) };
  // PDFium renders the object at one pixel per point, so its matrix is enlarged to the picture's own pixels for that time.
  const isColour = pixels.wide * pixels.high <= colourPixelsMax;
  const density = isColour
    ? colourPixelsPerPoint
    : pixels.wide / Math.max(1e-3, Math.hypot(shown.a, shown.b));
  const isUpright = shown.a > 0 && shown.d < 0 && Math.abs(shown.b) + Math.abs(shown.c) < 1e-3;
  if ((clip?.isRectangle === false || isSlanted(shown)) && alone.left > 0) {
    alone.left -= 1;
    return drawnAlone(source, object, box, density);
  }
  const isTiny = isSmall({ box });
  const sharpest = isTiny ? smallPixelsPerPoint : density;
  const scale = Math.min(density, sharpest, Math.sqrt(pixelsMax / areaOf(whole)));
  pdfium.FPDFImageObj_SetMatrix(
    object,
    shown.a * scale,
    -shown.b * scale,
    shown.c * scale,
    -shown.d * scale,
    0,
    0,
  );
  try {
    const drawn = draw(source, object);
    if (drawn === undefined) return undefined;
    const jpeg = isUpright && drawn.isOpaque && !isTiny ? jpegOf(source, object) : undefined;
    const isOpaque = drawn.isOpaque && !pdfium.FPDFPageObj_HasTransparency(object);
    const place = { box, ...(box !== whole && { whole }), ...(isOpaque && { isOpaque }) };
    if (jpeg !== undefined) return { ...place, format: 'jpg', bytes: jpeg };
    return { ...place, format: 'png', bytes: pngOf(document, drawn) };
  } finally {
    pdfium.FPDFImageObj_SetMatrix(object, own.a, own.b, own.c, own.d, own.e, own.f);
  }
}

/** Whether the sides of a picture are not along those of the page. */
const isSlanted = ({ a, b, c, d }: Matrix) =>
  Math.min(Math.abs(a) + Math.abs(d), Math.abs(b) + Math.abs(c)) >
  slantedShareMin * Math.max(Math.abs(a) + Math.abs(d), Math.abs(b) + Math.abs(c));

/** What a picture shows on the page; less than the edge of its outermost pixels is not worth cutting it. */
function seenOf(whole: Box, clip: Clip | undefined): Box {
  if (clip === undefined) return whole;
  const seen = commonBox(whole, clip.box);
  const isCut = (['left', 'top', 'right', 'bottom'] as const).some(
    (side) => Math.abs(seen[side] - whole[side]) > cutPointsMin,
  );
  return isCut ? seen : whole;
}

/** A picture whose outline on the page is no upright rectangle, as it shows without anything else. */
function drawnAlone(source: PageSource, picture: number, box: Box, density: number): PagePicture | undefined {
  const isOther = (object: number) => object !== picture;
  return withHidden(source, isOther, () => {
    const drawn = drawPart(source, box, Math.min(density, Math.sqrt(pixelsMax / areaOf(box))));
    return drawn && { box, format: 'png', bytes: encodePng(drawn) };
  });
}

const encoded = new WeakMap<PdfiumDocument, Map<string, Uint8Array>>();

/** A picture that appears on many pages is compressed only once. */
function pngOf(document: PdfiumDocument, drawn: Drawn): Uint8Array {
  const known = encoded.get(document) ?? new Map<string, Uint8Array>();
  encoded.set(document, known);
  const key = `${drawn.width} ${createHash('sha1').update(drawn.rgba).digest('base64')}`;
  const bytes = known.get(key) ?? encodePng(drawn);
  known.set(key, bytes);
  return bytes;
}

interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
  readonly isOpaque: boolean;
}

function draw({ document, pageHandle }: PageSource, object: number): Drawn | undefined {
  const { pdfium } = document;
  const bitmap = pdfium.FPDFImageObj_GetRenderedBitmap(document.handle, pageHandle, object);
  if (bitmap === 0) return undefined;
  try {
    const width = pdfium.FPDFBitmap_GetWidth(bitmap);
    const height = pdfium.FPDFBitmap_GetHeight(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap) >>> 0;
    const bgra = pdfium.pdfium.HEAPU8.subarray(start, start + stride * height);
    const rgba = new Uint8Array(width * height * 4);
    let isOpaque = true;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const from = y * stride + x * 4;
        const to = (y * width + x) * 4;
        const alpha = bgra[from + 3] ?? 255;
        if (alpha < 255) isOpaque = false;
        rgba[to] = bgra[from + 2] ?? 0;
        rgba[to + 1] = bgra[from + 1] ?? 0;
        rgba[to + 2] = bgra[from] ?? 0;
        rgba[to + 3] = alpha;
      }
    }
    return { width, height, rgba, isOpaque };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** The file inside, where the picture is one JPEG of one or three colours. */
function jpegOf({ document }: PageSource, object: number): Uint8Array | undefined {
  const { pdfium } = document;
  if (pdfium.FPDFImageObj_GetImageFilterCount(object) !== 1) return undefined;
  const filter = textOf(
    bytesFrom(document, (...space) => pdfium.FPDFImageObj_GetImageFilter(object, 0, ...space)),
    'utf8',
  );
  if (filter !== 'DCTDecode') return undefined;
  const bytes = bytesFrom(document, (...space) => pdfium.FPDFImageObj_GetImageDataRaw(object, ...space));
  return bytes[0] === 0xff && bytes[1] === 0xd8 && colourCount(bytes) !== 4 ? bytes : undefined;
}

/** The components that the frame header of a JPEG names (ITU-T T.81, B.2.2); 4 where it has none. */
function colourCount(bytes: Uint8Array): number {
  let position = 2;
  while (position + 9 < bytes.length) {
    const marker = bytes[position + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return bytes[position + 9] ?? 4;
    position += 2 + (((bytes[position + 2] ?? 0) << 8) | (bytes[position + 3] ?? 0));
  }
  return 4;
}
