import { PdfDict, PdfNumber, PdfStream } from '@libpdf/core';
import type { ByteSource } from '../../bytes/index.ts';
import { decodeStream } from './decode-stream.ts';
import { readIndirectObject } from './indirect-object.ts';
import type { ObjectParser, RefOf } from './object-parser.ts';
import { parseAt } from './parse-at.ts';

/** Where each object lies. */
export interface CrossReferences {
  readonly trailer: PdfDict;
  /** By object number: an offset; minus the number of its object stream; 0 when it is free. */
  readonly places: number[];
  /** By object number: its index in its object stream. */
  readonly indices: number[];
}

const objectNumberMax = 8_388_607;

/** Follows the cross-references from the end of the file (ISO 32000-2, 7.5). Throws at the first irregularity. */
export function readCrossReferences(source: ByteSource, refOf: RefOf): CrossReferences {
  const pending = [findStart(source)];
  const visited = new Set<number>();
  const places: number[] = [];
  const indices: number[] = [];
  let first: PdfDict | undefined;
  const place = (number: number, at: number, index = 0): void => {
    if (number > objectNumberMax) throw new RangeError('object number');
    if (places[number] !== undefined) return;
    places[number] = at;
    if (at < 0) indices[number] = index;
  };
  for (let offset = pending.shift(); offset !== undefined; offset = pending.shift()) {
    if (visited.has(offset)) continue;
    visited.add(offset);
    const restBytes = source.length - offset;
    // Usually the last of a file, and read at once; of those before it nothing is known but where they begin.
    const isLast = first === undefined && restBytes <= endBytesMax;
    const trailer = readSection(source, offset, refOf, place, isLast ? restBytes : undefined);
    first ??= trailer;
    const previous = trailer.get('Prev');
    if (previous instanceof PdfNumber) pending.push(previous.value);
  }
  if (!first) throw new SyntaxError('no trailer');
  return { trailer: first, places, indices };
}

/** Some files go on with something else behind their end, but not for long. */
const endBytesMax = 1_048_576;
const endBytesUsual = 2_048;

export function findStart(source: ByteSource): number {
  for (let length = endBytesUsual; ; length = endBytesMax) {
    const end = source.look(Math.max(0, source.length - length), source.length);
    const file = Buffer.from(end.buffer, end.byteOffset, end.byteLength);
    const at = file.lastIndexOf('startxref');
    if (at >= 0) return Number.parseInt(file.toString('latin1', at + 9, at + 40), 10);
    if (length === endBytesMax) throw new SyntaxError('no startxref');
  }
}

const [inUse, free] = [110, 102];

type Place = (number: number, at: number, index?: number) => void;

function readSection(
  source: ByteSource,
  offset: number,
  refOf: RefOf,
  place: Place,
  expectedBytes: number | undefined,
): PdfDict {
  const section = parseAt(source, offset, refOf, readTable, expectedBytes);
  if (!section) return readStreamSection(source, offset, refOf, place);
  const { trailer, table } = section;
  const hidden = trailer.get('XRefStm');
  if (hidden instanceof PdfNumber) readStreamSection(source, hidden.value, refOf, place);
  for (const { start, places } of table) {
    for (let index = 0; index < places.length; index += 1) place(start + index, places[index] ?? 0);
  }
  return trailer;
}

interface Table {
  readonly trailer: PdfDict;
  readonly table: readonly { readonly start: number; readonly places: readonly number[] }[];
}

/** Null where there is no table, but perhaps a stream. */
function readTable(parser: ObjectParser, bytes: Uint8Array): Table | null {
  parser.skipSpace();
  if (bytes[parser.position] !== 120) return null;
  if (parser.readWord() !== 'xref') throw new SyntaxError('no cross-reference table');
  const table: { start: number; places: number[] }[] = [];
  for (let start = parser.readInteger(); start >= 0; start = parser.readInteger()) {
    const count = parser.readInteger();
    const places: number[] = [];
    table.push({ start, places });
    for (let index = 0; index < count; index += 1) {
      const at = parser.readInteger();
      if (at < 0 || parser.readInteger() < 0) throw new SyntaxError('cross-reference entry');
      parser.skipSpace();
      const kind = bytes[parser.position];
      if (kind !== inUse && kind !== free) throw new SyntaxError('cross-reference entry');
      parser.position += 1;
      places.push(kind === inUse ? at : 0);
    }
  }
  if (parser.readWord() !== 'trailer') throw new SyntaxError('no trailer');
  const trailer = parser.parse();
  if (!(trailer instanceof PdfDict)) throw new SyntaxError('no trailer');
  return { trailer, table };
}

/** No offset in a file needs more; a width of billions would be read byte by byte. */
const fieldBytesMax = 8;

function readStreamSection(source: ByteSource, offset: number, refOf: RefOf, place: Place): PdfStream {
  const stream = readIndirectObject(source, offset, refOf, () => null)?.object;
  if (!(stream instanceof PdfStream)) throw new SyntaxError('no cross-reference stream');
  const data = decodeStream(stream, () => null);
  const numbers = (key: string): number[] | undefined =>
    stream
      .getArray(key)
      ?.toArray()
      .map((item) => (item instanceof PdfNumber ? item.value : 0));
  const widths = numbers('W') ?? [];
  if (!widths.every((width) => width >= 0 && width <= fieldBytesMax)) throw new RangeError('field width');
  const [kindWidth = 0, atWidth = 0, indexWidth = 0] = widths;
  const sections = numbers('Index') ?? [0, stream.getNumber('Size')?.value ?? 0];
  let position = 0;
  const field = (width: number): number => {
    let value = 0;
    for (let count = 0; count < width; count += 1) value = value * 256 + (data[position + count] ?? 0);
    position += width;
    return value;
  };
  for (let section = 0; section + 1 < sections.length; section += 2) {
    for (let index = 0; index < (sections[section + 1] ?? 0) && position < data.length; index += 1) {
      const kind = kindWidth === 0 ? 1 : field(kindWidth);
      const at = field(atWidth);
      const last = field(indexWidth);
      const number = (sections[section] ?? 0) + index;
      if (kind <= 2) place(number, kind === 0 ? 0 : kind === 1 ? at : -at, last);
    }
  }
  return stream;
}
