import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PdfName, type PdfStream } from '@libpdf/core';
import { type ByteSink, type ByteSource, dataLengthOf, readData, writeData } from '../bytes/index.ts';
import { type NumberOf, serializeEntries } from './serialize.ts';

export const header = (version: string): string => `%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`;

export function writeObject(out: Output, number: number, text: string): void {
  out.startObject(number);
  out.text(`${text}\nendobj\n`);
}

export const fileId = (): string => randomBytes(16).toString('hex');

export const lengthKey = PdfName.of('Length');
/** What is longer stays as it is: packing it takes seconds, and the memory of the whole. */
const packedBytesMax = 64 * 1024 * 1024;

export function writeStream(out: Output, number: number, stream: PdfStream, numberOf: NumberOf): void {
  const packed = pack(stream);
  const length = packed?.length ?? dataLengthOf(stream);
  out.startObject(number);
  const filter = packed ? '/Filter/FlateDecode' : '';
  out.text(`<<${serializeEntries(stream, numberOf, lengthKey)}${filter}/Length ${length}>>\nstream\n`);
  if (packed) out.bytes(packed);
  else out.data(stream);
  out.text('\nendstream\nendobj\n');
}

/** Data that no filter has packed yet, if that makes it smaller. */
function pack(stream: PdfStream): Uint8Array | undefined {
  const length = dataLengthOf(stream);
  const isPlain = !stream.has('Filter') && length > 256 && stream.getName('Type')?.value !== 'Metadata';
  if (!isPlain || length > packedBytesMax) return undefined;
  const packed = deflateSync(stream.data);
  return packed.length < length ? packed : undefined;
}

const entryBytes = 8;

const bufferBytes = 65_536;

/** What is written, on its way to where it goes, and where each object lies in it. Nothing but the last of it is held. */
export class Output {
  readonly #sink: ByteSink;
  readonly #buffer = Buffer.allocUnsafe(bufferBytes);
  #buffered = 0;
  #sunk = 0;
  /** By object number: where it lies, or minus the number of its object stream, in which it has an index. */
  readonly #places: number[] = [];
  readonly #indices: number[] = [];

  constructor(sink: ByteSink) {
    this.#sink = sink;
  }

  get length(): number {
    return this.#sunk + this.#buffered;
  }

  text(text: string): void {
    if (this.#buffered + text.length > bufferBytes) this.finish();
    if (text.length > bufferBytes) this.bytes(Buffer.from(text, 'latin1'));
    else this.#buffered += this.#buffer.write(text, this.#buffered, 'latin1');
  }

  bytes(bytes: Uint8Array): void {
    const room = this.#roomFor(bytes.length);
    if (room) room.set(bytes);
    else {
      this.#sink.write(bytes);
      this.#sunk += bytes.length;
    }
  }

  /** A stream's data as it is, from where it lies. */
  data(stream: PdfStream): void {
    const length = dataLengthOf(stream);
    const room = this.#roomFor(length);
    if (room) readData(stream, room);
    else {
      writeData(stream, this.#sink);
      this.#sunk += length;
    }
  }

  /** Room among what is held, so that what is small is not handed on by itself; none for what is large. */
  #roomFor(length: number): Uint8Array | undefined {
    if (this.#buffered + length > bufferBytes) this.finish();
    if (length > bufferBytes) return undefined;
    this.#buffered += length;
    return this.#buffer.subarray(this.#buffered - length, this.#buffered);
  }

  /** All of a file. */
  copy(source: ByteSource): void {
    this.finish();
    source.copy(0, source.length, this.#sink);
    this.#sunk += source.length;
  }

  /** Hands on what is still held. */
  finish(): void {
    if (this.#buffered > 0) this.#sink.write(this.#buffer.subarray(0, this.#buffered));
    this.#sunk += this.#buffered;
    this.#buffered = 0;
  }

  startObject(number: number): void {
    this.#places[number] = this.length;
    this.text(`${number} 0 obj\n`);
  }

  placeCompressed(number: number, at: number, index: number): void {
    this.#places[number] = -at;
    this.#indices[number] = index;
  }

  crossReferenceData(numbers: readonly number[]): Uint8Array {
    const data = Buffer.alloc(numbers.length * entryBytes);
    numbers.forEach((number, index) => {
      const at = this.#places[number];
      const offset = index * entryBytes;
      data.writeUInt8(at === undefined ? 0 : at < 0 ? 2 : 1, offset);
      data.writeUIntBE(Math.abs(at ?? 0), offset + 1, 5);
      data.writeUInt16BE(at === undefined ? 65_535 : at < 0 ? (this.#indices[number] ?? 0) : 0, offset + 6);
    });
    return data;
  }

  /** Twenty bytes (ISO 32000-2, 7.5.4). */
  crossReferenceEntry(number: number): string {
    const at = this.#places[number];
    return at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`;
  }
}
