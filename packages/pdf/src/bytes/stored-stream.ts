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

const comparedBytes = 262_144;

/** Piece by piece: of two large pictures neither is held. */
export function isSameData(one: PdfStream, other: PdfStream): boolean {
  const length = dataLengthOf(one);
  if (length !== dataLengthOf(other)) return false;
  const [readOne, readOther] = [readerOf(one), readerOf(other)];
  for (let at = 0; at < length; at += comparedBytes) {
    const end = Math.min(at + comparedBytes, length);
    if (Buffer.compare(readOne(at, end), readOther(at, end)) !== 0) return false;
  }
  return true;
}

function readerOf(stream: PdfStream): (start: number, end: number) => Uint8Array {
  const place = placeOf(stream);
  if (!place) return (start, end) => stream.data.subarray(start, end);
  return (start, end) => place.source.read(place.start + start, place.start + end);
}

/** From file to file, if that is where the data lies. */
export function writeData(stream: PdfStream, sink: ByteSink): void {
  const place = placeOf(stream);
  if (place) place.source.copy(place.start, place.end, sink);
  else sink.write(stream.data);
}
