import type { PdfiumDocument } from '../pdfium/index.ts';
import type { Matrix } from './matrix.ts';

/** A few bytes of PDFium's memory, for functions that write their result to an address. */
export class Scratch {
  readonly address: number;
  readonly #pdfium: PdfiumDocument['pdfium'];

  constructor(pdfium: PdfiumDocument['pdfium']) {
    this.#pdfium = pdfium;
    this.address = pdfium.pdfium.wasmExports.malloc(scratchBytes);
  }

  at(index: number): number {
    return this.address + index * 4;
  }

  float(index: number): number {
    return this.#pdfium.pdfium.HEAPF32[(this.address >>> 2) + index] ?? 0;
  }

  integer(index: number): number {
    return this.#pdfium.pdfium.HEAP32[(this.address >>> 2) + index] ?? 0;
  }

  double(index: number): number {
    return this.#pdfium.pdfium.HEAPF64[(this.address >>> 3) + index] ?? 0;
  }

  /** FS_MATRIX: six floats. */
  matrix(): Matrix {
    const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((index) => this.float(index));
    return { a: a ?? 1, b: b ?? 0, c: c ?? 0, d: d ?? 1, e: e ?? 0, f: f ?? 0 };
  }

  /** Writes one for a function that takes it by its address. */
  setMatrix({ a, b, c, d, e, f }: Matrix): void {
    this.#pdfium.pdfium.HEAPF32.set([a, b, c, d, e, f], this.address >>> 2);
  }

  /** Three bytes of red, green and blue that were written as four integers. */
  colour(): number {
    return ((this.integer(0) & 255) << 16) | ((this.integer(1) & 255) << 8) | (this.integer(2) & 255);
  }

  /** The same as it shows on paper, by the fourth: half of black is grey. */
  colourOnWhite(): number {
    const alpha = this.integer(3) & 255;
    if (alpha === 0) return this.colour();
    return [0, 1, 2].reduce((colour, channel) => {
      const value = this.integer(channel) & 255;
      return colour * 256 + Math.round(255 + ((value - 255) * alpha) / 255);
    }, 0);
  }

  free(): void {
    this.#pdfium.pdfium.wasmExports.free(this.address);
  }
}

const scratchBytes = 64;

/** Reads bytes from a function that first says how many it needs. */
export function bytesFrom(
  { pdfium }: PdfiumDocument,
  read: (buffer: number, lengthBytes: number) => number,
): Uint8Array {
  const lengthBytes = read(0, 0);
  if (lengthBytes <= 0) return new Uint8Array();
  const buffer = pdfium.pdfium.wasmExports.malloc(lengthBytes);
  try {
    read(buffer, lengthBytes);
    return pdfium.pdfium.HEAPU8.slice(buffer >>> 0, (buffer >>> 0) + lengthBytes);
  } finally {
    pdfium.pdfium.wasmExports.free(buffer);
  }
}

/** The text before the final zero. */
export const textOf = (bytes: Uint8Array, encoding: 'utf8' | 'utf16le'): string =>
  Buffer.from(bytes).toString(encoding).replace(/\0+$/, '');
