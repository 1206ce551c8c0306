import { PdfName, type PdfObject, PdfStream, PdfString } from '@libpdf/core';
import { decodeStream } from '../document/index.ts';

/** A text string (ISO 32000-2, 7.9.2.2): UTF-16, UTF-8 or PDFDocEncoding, told by its first bytes. */
function decode(bytes: Uint8Array): string {
  const first = bytes[0];
  const second = bytes[1];
  if (first === 0xef && second === 0xbb && bytes[2] === 0xbf) return new TextDecoder().decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.length <= short.length && isAscii(bytes)) return shortText(bytes);
  const text = new PdfString(bytes).asString();
  // A language tag may stand between two escape characters (7.9.2.2.2).
  if (first !== 0xfe || second !== 0xff) return text;
  return text
    .split('\u001b')
    .filter((_, index) => index % 2 === 0)
    .join('');
}

const short = Buffer.alloc(256);

/** A view of a few bytes would first give them a place outside the heap, which takes longer than to read them. */
function shortText(bytes: Uint8Array): string {
  short.set(bytes);
  return short.toString('latin1', 0, bytes.length);
}

/** What is the same in PDFDocEncoding, as most names and values are. */
function isAscii(bytes: Uint8Array): boolean {
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte < 0x20 || byte > 0x7e) return false;
  }
  return true;
}

/** The text of a string, or of what files put where a string belongs. */
export function textOf(object: PdfObject | null | undefined): string | undefined {
  if (object instanceof PdfString) return decode(object.bytes);
  if (object instanceof PdfName) return object.value;
  if (object instanceof PdfStream) return decodeText(object);
  return undefined;
}

/** A long text may be a stream (7.9.2.2); one that cannot be decoded, or would fill the memory, says nothing. */
function decodeText(stream: PdfStream): string | undefined {
  try {
    return decode(decodeStream(stream, () => null));
  } catch {
    return undefined;
  }
}

/** Hexadecimal where a raw control character in a literal would be read back as another one (7.3.4.2). */
export function textString(text: string): PdfString {
  const { bytes } = PdfString.fromString(text);
  return new PdfString(bytes, bytes.some((byte) => byte < 32) ? 'hex' : 'literal');
}
