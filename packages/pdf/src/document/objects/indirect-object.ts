import { PdfDict, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { kinds } from './characters.ts';
import { ObjectParser, type RefOf } from './object-parser.ts';

/** Reads `12 0 obj … endobj` at an offset; the data of a stream is a view into the file. */
export function readIndirectObject(
  bytes: Uint8Array,
  offset: number,
  refOf: RefOf,
  lengthOf: (ref: PdfRef) => number | null,
): { generation: number; object: PdfObject | undefined } {
  const parser = new ObjectParser(bytes, refOf);
  parser.position = offset;
  const number = parser.readInteger();
  const generation = parser.readInteger();
  parser.skipSpace();
  if (number < 0 || generation < 0 || !hasWord(bytes, parser.position, 'obj'))
    throw new SyntaxError('no object');
  parser.position += 3;
  const object = parser.parse();
  if (!(object instanceof PdfDict)) return { generation, object };
  parser.skipSpace();
  if (!hasWord(bytes, parser.position, 'stream')) return { generation, object };
  const start = skipLineEnd(bytes, parser.position + 6);
  const length = object.get('Length');
  const stated =
    length instanceof PdfRef ? lengthOf(length) : length instanceof PdfNumber ? length.value : null;
  const end =
    stated !== null && isEndOfStream(bytes, start + stated) ? start + stated : findEnd(bytes, start);
  return { generation, object: new PdfStream(object, bytes.subarray(start, end)) };
}

export function hasWord(bytes: Uint8Array, position: number, word: string): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (bytes[position + index] !== word.charCodeAt(index)) return false;
  }
  return true;
}

// The keyword is followed by a line feed, or both; some writers put spaces or a lone carriage return.
function skipLineEnd(bytes: Uint8Array, start: number): number {
  let position = start;
  while (bytes[position] === 32) position += 1;
  if (bytes[position] === 13) return bytes[position + 1] === 10 ? position + 2 : position + 1;
  return bytes[position] === 10 ? position + 1 : start;
}

function isEndOfStream(bytes: Uint8Array, position: number): boolean {
  let at = position;
  while (at < bytes.length && kinds[bytes[at] ?? 0] === 1) at += 1;
  return hasWord(bytes, at, 'endstream');
}

function findEnd(bytes: Uint8Array, start: number): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const marks = ['endstream', 'endobj'].map((mark) => file.indexOf(mark, start)).filter((at) => at >= 0);
  let end = marks.length > 0 ? Math.min(...marks) : bytes.length;
  if (end > start && bytes[end - 1] === 10) end -= 1;
  if (end > start && bytes[end - 1] === 13) end -= 1;
  return end;
}
