import { type PdfDict, type PdfName, type PdfObject, PdfStream } from '@libpdf/core';
import type { ByteSink } from './byte-sink.ts';
import type { ByteSource } from './byte-source.ts';

/** Where a stream's data lies. */
interface Place {
  readonly source: ByteSource;
  readonly start: number;
  readonly end: number;
}

type Entries = PdfDict | Iterable<[PdfName | string, PdfObject]>;

/** A stream whose data stays in its file: asking for `data` reads it each time, and nothing keeps it. */
export class StoredStream extends PdfStream {
  #place: Place | undefined;

  constructor(entries: Entries, place: Place) {
    super(entries);
    this.#place = place;
  }

  get place(): Place | undefined {
    return this.#place;
  }

  override get data(): Uint8Array {
    return this.#place ? this.#place.source.read(this.#place.start, this.#place.end) : super.data;
  }

  override getDecodedData(): Uint8Array {
    return new PdfStream(this, this.data).getDecodedData();
  }

  override setData(value: Uint8Array): void {
    this.#place = undefined;
    super.setData(value);
  }
}

const placeOf = (stream: PdfStream): Place | undefined =>
  stream instanceof StoredStream ? stream.place : undefined;

/** Without reading them. */
export function dataLengthOf(stream: PdfStream): number {
  const place = placeOf(stream);
  return place ? place.end - place.start : stream.data.length;
}

/** A stream without entries whose data is another's. */
export function withSameData(stream: PdfStream): PdfStream {
  const place = placeOf(stream);
  return place ? new StoredStream([], place) : new PdfStream([], stream.data);
}

const comparedBytes = 65_536;
const compared = [new Uint8Array(comparedBytes), new Uint8Array(comparedBytes)] as const;

/** Piece by piece: of two large pictures neither is held. */
export function isSameData(one: PdfStream, other: PdfStream): boolean {
  const length = dataLengthOf(one);
  if (length !== dataLengthOf(other)) return false;
  for (let at = 0; at < length; at += comparedBytes) {
    const count = Math.min(comparedBytes, length - at);
    const first = partOf(one, at, compared[0].subarray(0, count));
    const second = partOf(other, at, compared[1].subarray(0, count));
    if (Buffer.compare(first, second) !== 0) return false;
  }
  return true;
}

/** As much as there is room for, or less where the file ends. */
function partOf(stream: PdfStream, start: number, room: Uint8Array): Uint8Array {
  const place = placeOf(stream);
  if (!place) return stream.data.subarray(start, start + room.length);
  const part = room.subarray(0, Math.max(0, place.source.length - place.start - start));
  place.source.readInto(part, place.start + start);
  return part;
}

/** The first bytes of its data. */
export function beginningOf(stream: PdfStream, bytes: number): Uint8Array {
  const place = placeOf(stream);
  const end = Math.min(bytes, dataLengthOf(stream));
  return place ? place.source.read(place.start, place.start + end) : stream.data.subarray(0, end);
}

/** All of its data, for which `room` is just enough. */
export function readData(stream: PdfStream, room: Uint8Array): void {
  const place = placeOf(stream);
  if (place) place.source.readInto(room, place.start);
  else room.set(stream.data);
}

/** From file to file, if that is where the data lies. */
export function writeData(stream: PdfStream, sink: ByteSink): void {
  const place = placeOf(stream);
  if (place) place.source.copy(place.start, place.end, sink);
  else sink.write(stream.data);
}
