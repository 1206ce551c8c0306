import { type PdfDict, PdfRef, PdfStream } from '@libpdf/core';
import { decodeStream, type PdfDocument } from '../document/index.ts';
import { drawnLetters } from './drawn-fonts.ts';
import { letterMapOf, mendedLetterMap } from './letter-map.ts';
import { ligaturesOf } from './ligature-names.ts';
import { shownIn } from './shown-in.ts';
import { hasStandardGlyphs, standardLetters } from './standard-glyphs.ts';

/** A list of all codes that there are has a megabyte. */
const mapBytesMax = 4 * 1_048_576;
const bytesMax = 64 * 1_048_576;

/** Mends what the fonts of the document say about their letters, where PDFium would not follow it. True if it had to. */
export function mendLetters(document: PdfDocument): boolean {
  const known = new Map<PdfStream, PdfRef | undefined>();
  let bytesLeft = bytesMax;
  let isMended = false;
  let standard: PdfRef | undefined;
  for (const font of new Set<PdfDict>(shownIn(document, 'Font'))) {
    if (hasStandardGlyphs(font, document.resolve)) {
      standard ??= registered(document, letterMapOf(standardLetters));
      font.set('ToUnicode', standard);
      isMended = true;
      continue;
    }
    const drawn = drawnLetters(font, document.resolve);
    if (drawn !== undefined) {
      font.set('ToUnicode', registered(document, letterMapOf(drawn)));
      isMended = true;
      continue;
    }
    const value = font.get('ToUnicode');
    const stream = value instanceof PdfRef ? document.resolve(value) : value;
    if (!(stream instanceof PdfStream)) continue;
    const ligatures = ligaturesOf(font, document.resolve);
    // Fonts that share a map may name other letters.
    if (!known.has(stream) || ligatures.size > 0) {
      const map = bytesLeft > 0 ? mapOf(document, stream) : '';
      bytesLeft -= map.length;
      known.set(stream, map.length > mapBytesMax ? undefined : mended(document, map, ligatures));
    }
    const ref = known.get(stream);
    if (ligatures.size > 0) known.delete(stream);
    if (ref === undefined) continue;
    font.set('ToUnicode', ref);
    isMended = true;
  }
  return isMended;
}

function mended(document: PdfDocument, map: string, ligatures: ReadonlyMap<number, string>) {
  const text = mendedLetterMap(map, ligatures);
  return text === undefined ? undefined : registered(document, text);
}

const registered = ({ pdf }: PdfDocument, map: string): PdfRef =>
  pdf.context.register(PdfStream.fromDict({}, Buffer.from(map, 'latin1')));

/** Nothing where it cannot be decoded, or would fill the memory. */
function mapOf({ resolve }: PdfDocument, stream: PdfStream): string {
  try {
    return Buffer.from(decodeStream(stream, resolve)).toString('latin1');
  } catch {
    return '';
  }
}
