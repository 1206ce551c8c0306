import { deflateSync } from 'node:zlib';
import { PdfName, PdfNumber, type PdfRef, PdfStream } from '@libpdf/core';
import { decodeStream, type PdfDocument } from '../document/index.ts';
import { shownIn } from './shown-in.ts';

/** No picture of a page is drawn with more than an eighth of them. */
const pixelsMax = 32_000_000;
const decodedBytesMax = 128 * 1_048_576;
const side = 8;
/** The last square of a row may be filled in part: no edge moves by more than a two-hundredth of the picture. */
const sideMin = 200 * side;

/**
 * Makes soft masks of black and white pixels smaller that have far more of them than can be seen: PDFium goes through all
 * of them whenever it draws the picture, and a formula of a slide may be drawn a hundred times. Eight by eight pixels
 * become one of so many shades. True if there were any.
 */
export function shrinkMasks(document: PdfDocument): boolean {
  const known = new Map<PdfStream, PdfRef | undefined>();
  let bytesLeft = decodedBytesMax;
  let isShrunk = false;
  for (const picture of shownIn(document, 'XObject')) {
    const mask = picture.get('SMask', document.resolve);
    if (!(mask instanceof PdfStream)) continue;
    if (!known.has(mask)) {
      const size = sizeOf(document, mask);
      if (size) bytesLeft -= size.rowBytes * size.height;
      known.set(mask, size && bytesLeft >= 0 ? shrunk(document, mask, size) : undefined);
    }
    const ref = known.get(mask);
    if (ref === undefined) continue;
    picture.set('SMask', ref);
    isShrunk = true;
  }
  return isShrunk;
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly rowBytes: number;
}

/** Of a mask that is too large and can be made smaller. One with a matte has as many pixels as its picture. */
function sizeOf({ resolve }: PdfDocument, mask: PdfStream): Size | undefined {
  const number = (key: string) => mask.getNumber(key, resolve)?.value ?? 0;
  const [width, height] = [number('Width'), number('Height')];
  const filter = mask.get('Filter', resolve);
  const isPlain = filter == null || (filter instanceof PdfName && filter.value === 'FlateDecode');
  if (!isPlain || number('BitsPerComponent') !== 1 || mask.has('Matte')) return undefined;
  if (!Number.isInteger(width) || !Number.isInteger(height)) return undefined;
  if (Math.min(width, height) < sideMin) return undefined;
  return width * height > pixelsMax ? { width, height, rowBytes: Math.ceil(width / 8) } : undefined;
}

/** Nothing where it cannot be decoded, or has fewer rows than it announces. */
function shrunk({ pdf, resolve }: PdfDocument, mask: PdfStream, size: Size): PdfRef | undefined {
  const bits = decodedOf(mask, resolve);
  if (bits === undefined || bits.length < size.rowBytes * size.height) return undefined;
  const shades = shadesOf(bits, size);
  const small = PdfStream.fromDict(
    {
      Type: PdfName.of('XObject'),
      Subtype: PdfName.of('Image'),
      Width: PdfNumber.of(size.rowBytes),
      Height: PdfNumber.of(shades.length / size.rowBytes),
      BitsPerComponent: PdfNumber.of(8),
      ColorSpace: PdfName.of('DeviceGray'),
      Filter: PdfName.of('FlateDecode'),
    },
    deflateSync(shades, { level: 1 }),
  );
  const decode = mask.get('Decode', resolve);
  if (decode) small.set('Decode', decode);
  return pdf.context.register(small);
}

function decodedOf(mask: PdfStream, resolve: PdfDocument['resolve']): Uint8Array | undefined {
  try {
    return decodeStream(mask, resolve);
  } catch {
    return undefined;
  }
}

const onesIn = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** A byte of a row is the width of a square. */
function shadesOf(bits: Uint8Array, { width, height, rowBytes }: Size): Uint8Array {
  const shades = new Uint8Array(rowBytes * Math.ceil(height / side));
  const lastBits = width % side || side;
  // What follows the last pixel of a row says nothing.
  const lastMask = (0xff << (side - lastBits)) & 0xff;
  for (let top = 0, at = 0; top < height; top += side) {
    const rows = Math.min(side, height - top);
    for (let column = 0; column < rowBytes; column += 1, at += 1) {
      const isLast = column === rowBytes - 1;
      const used = isLast ? lastMask : 0xff;
      let ones = 0;
      for (let row = top; row < top + rows; row += 1)
        ones += onesIn[(bits[row * rowBytes + column] ?? 0) & used] ?? 0;
      shades[at] = Math.round((255 * ones) / (rows * (isLast ? lastBits : side)));
    }
  }
  return shades;
}
