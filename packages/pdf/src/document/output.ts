import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PdfName, type PdfStream } from '@libpdf/core';
import { type NumberOf, serializeEntries } from './serialize.ts';

export const header = (version: string): string => `%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`;

export function writeObject(out: Output, number: number, text: string): void {
  out.startObject(number);
  out.text(`${text}\nendobj\n`);
}

export const fileId = (): string => randomBytes(16).toString('hex');

export const lengthKey = PdfName.of('Length');
export function writeStream(out: Output, number: number, stream: PdfStream, numberOf: NumberOf): void {
  const isPlain =
    !stream.has('Filter') && stream.data.length > 256 && stream.getName('Type')?.value !== 'Metadata';
  const packed = isPlain ? deflateSync(stream.data) : stream.data;
  const isSmaller = packed.length < stream.data.length;
  const data = isSmaller ? packed : stream.data;
  out.startObject(number);
  const filter = isSmaller ? '/Filter/FlateDecode' : '';
  out.text(`<<${serializeEntries(stream, numberOf, lengthKey)}${filter}/Length ${data.length}>>\nstream\n`);
  out.bytes(data);
  out.text('\nendstream\nendobj\n');
}

const entryBytes = 8;

/** Pieces in order and where each object lies; joined once, so that a document is held at most twice. */
export class Output {
  length = 0;
  readonly #pieces: Uint8Array[] = [];
  readonly #places: { kind: 1 | 2; at: number; index: number }[] = [];

  text(text: string): void {
    this.bytes(Buffer.from(text, 'latin1'));
  }

  bytes(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
    this.length += bytes.length;
  }

  startObject(number: number): void {
    this.#places[number] = { kind: 1, at: this.length, index: 0 };
    this.text(`${number} 0 obj\n`);
  }

  placeCompressed(number: number, at: number, index: number): void {
    this.#places[number] = { kind: 2, at, index };
  }

  crossReferenceData(numbers: readonly number[]): Uint8Array {
    const data = Buffer.alloc(numbers.length * entryBytes);
    numbers.forEach((number, index) => {
      const { kind, at, index: within } = this.#places[number] ?? { kind: 0, at: 0, index: 65_535 };
      const offset = index * entryBytes;
      data.writeUInt8(kind, offset);
      data.writeUIntBE(at, offset + 1, 5);
      data.writeUInt16BE(within, offset + 6);
    });
    return data;
  }

  /** Twenty bytes (ISO 32000-2, 7.5.4). */
  crossReferenceEntry(number: number): string {
    const place = this.#places[number];
    return place ? `${String(place.at).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n';
  }

  finish(): Uint8Array {
    const joined = new Uint8Array(this.length);
    let offset = 0;
    for (const piece of this.#pieces) {
      joined.set(piece, offset);
      offset += piece.length;
    }
    this.#pieces.length = 0;
    return joined;
  }
}
