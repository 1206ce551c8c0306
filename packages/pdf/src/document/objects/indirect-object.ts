import { PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';
import { type ByteSource, StoredStream } from '../../bytes/index.ts';
import { kinds } from './characters.ts';
import type { ObjectParser, RefOf } from './object-parser.ts';
import { parseAt } from './parse-at.ts';

export interface IndirectObject {
  readonly number: number;
  readonly generation: number;
  readonly object: PdfObject | undefined;
}

/** Reads `12 0 obj … endobj` at an offset, or null where no object begins; the data of a stream stays in the file. */
export function readIndirectObject(
  source: ByteSource,
  offset: number,
  refOf: RefOf,
  lengthOf: (ref: PdfRef) => number | null,
): IndirectObject | null {
  const head = parseAt(source, offset, refOf, readHead);
  if (head?.dataAt === undefined || !(head.object instanceof PdfDict)) return head;
  const { number, generation, object, dataAt } = head;
  const start = offset + dataAt;
  const length = object.get('Length');
  const stated =
    length instanceof PdfRef ? lengthOf(length) : length instanceof PdfNumber ? length.value : null;
  const end =
    stated !== null && stated >= 0 && isEndOfStream(source, start + stated)
      ? start + stated
      : findEnd(source, start);
  return { number, generation, object: new StoredStream(object, { source, start, end }) };
}

interface Head extends IndirectObject {
  /** Where a stream's data begins, from the beginning of the object. */
  readonly dataAt?: number;
}

/** Of the object that begins at an offset, or -1 where none does. */
export const numberAt = (source: ByteSource, offset: number): number =>
  parseAt(source, offset, PdfRef.of, readStart)?.number ?? -1;

function readStart(parser: ObjectParser, bytes: Uint8Array): { number: number; generation: number } | null {
  const number = parser.readInteger();
  const generation = parser.readInteger();
  parser.skipSpace();
  if (number < 0 || generation < 0 || !hasWord(bytes, parser.position, 'obj')) return null;
  parser.position += 3;
  return { number, generation };
}

function readHead(parser: ObjectParser, bytes: Uint8Array): Head | null {
  const start = readStart(parser, bytes);
  if (!start) return null;
  const { number, generation } = start;
  const object = parser.parse();
  if (!(object instanceof PdfDict)) return { number, generation, object };
  parser.skipSpace();
  if (!hasWord(bytes, parser.position, 'stream')) return { number, generation, object };
  return { number, generation, object, dataAt: skipLineEnd(bytes, parser.position + 6) };
}

function hasWord(bytes: Uint8Array, position: number, word: string): boolean {
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

const gapBytesMax = 1_024;

function isEndOfStream(source: ByteSource, position: number): boolean {
  const bytes = source.look(position, position + gapBytesMax);
  let at = 0;
  while (at < bytes.length && kinds[bytes[at] ?? 0] === 1) at += 1;
  return hasWord(bytes, at, 'endstream');
}

const pieceBytes = 1_048_576;
const marks = ['endstream', 'endobj'];
const markBytesMax = 9;

function findEnd(source: ByteSource, start: number): number {
  for (let from = start; from < source.length; from += pieceBytes) {
    const piece = source.read(from, from + pieceBytes + markBytesMax);
    const file = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    const found = marks.map((mark) => file.indexOf(mark)).filter((at) => at >= 0);
    if (found.length > 0) return withoutLineEnd(source, start, from + Math.min(...found));
  }
  return withoutLineEnd(source, start, source.length);
}

function withoutLineEnd(source: ByteSource, start: number, position: number): number {
  const last = source.look(Math.max(start, position - 2), position);
  let length = last.length;
  if (length > 0 && last[length - 1] === 10) length -= 1;
  if (length > 0 && last[length - 1] === 13) length -= 1;
  return position - (last.length - length);
}
