import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { type PdfDict, PdfName, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core';
import type { Resolve } from './pages.ts';
import { type NumberOf, serialize, serializeEntries } from './serialize.ts';

export interface Written {
  readonly catalog: PdfDict;
  readonly info: PdfDict | null;
  /** Below 1.5 there are no object streams, so that 1.5 is the least written, unless it is to be classic. */
  readonly version: string;
  /** As in PDF 1.4: each object by itself, and a table of them. */
  readonly isClassic: boolean;
  readonly resolve: Resolve;
}

/**
 * Writes what the catalog and the information dictionary reach, numbered anew, in object streams with a
 * cross-reference stream (ISO 32000-2, 7.5.7 and 7.5.8). Stream data is written from where it lies.
 */
export function writePdf({ catalog, info, version, isClassic, resolve }: Written): Uint8Array {
  const graph = new Graph(resolve, info ? [catalog, info] : [catalog]);
  const out = new Output();
  if (isClassic) return writeClassic(out, graph, info ? 2 : 0);
  out.text(header(version < '1.5' ? '1.5' : version));
  let batch = new ObjectStream();
  for (let number = 1; number <= graph.last; number += 1) {
    const object = graph.get(number);
    if (object instanceof PdfStream) writeStream(out, number, object, graph.numberOf);
    else if (object) batch.add(number, serialize(object, graph.numberOf));
    if (batch.isFull) {
      batch.write(out, graph.reserve());
      batch = new ObjectStream();
    }
  }
  if (!batch.isEmpty) batch.write(out, graph.reserve());
  writeCrossReferences(out, graph.reserve(), info ? 2 : 0);
  return out.finish();
}

const header = (version: string): string => `%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`;

function writeClassic(out: Output, graph: Graph, infoNumber: number): Uint8Array {
  out.text(header('1.4'));
  for (let number = 1; number <= graph.last; number += 1) {
    const object = graph.get(number);
    if (object instanceof PdfStream) writeStream(out, number, object, graph.numberOf);
    else if (object) writeObject(out, number, serialize(object, graph.numberOf));
  }
  const start = out.length;
  out.text(`xref\n0 ${graph.last + 1}\n${out.crossReferenceTable(graph.last)}`);
  const info = infoNumber ? `/Info ${infoNumber} 0 R` : '';
  const id = fileId();
  out.text(`trailer\n<</Size ${graph.last + 1}/Root 1 0 R${info}/ID[<${id}><${id}>]>>\n`);
  out.text(`startxref\n${start}\n%%EOF\n`);
  return out.finish();
}

function writeObject(out: Output, number: number, text: string): void {
  out.startObject(number);
  out.text(`${text}\nendobj\n`);
}

const fileId = (): string => randomBytes(16).toString('hex');

const lengthKey = PdfName.of('Length');
// Half the time of zlib's usual level, for a twentieth more in what is a small part of a file.
const quick = { level: 3 };

/** Gives an object its number when it is first pointed to, so that writing and finding objects is one walk. */
class Graph {
  readonly #resolve: Resolve;
  readonly #objects: (PdfObject | null)[];
  readonly #numberByObject = new Map<PdfObject, number>();
  // The source's object number is the identity: two PdfRef instances may stand for one object.
  readonly #numbers = new Map<number, number>();

  constructor(resolve: Resolve, roots: PdfObject[]) {
    this.#resolve = resolve;
    this.#objects = roots;
    roots.forEach((object, index) => {
      this.#numberByObject.set(object, index + 1);
    });
  }

  get last(): number {
    return this.#objects.length;
  }

  get(number: number): PdfObject | null {
    return this.#objects[number - 1] ?? null;
  }

  /** A number for something that only the file has, such as an object stream. */
  reserve(): number {
    return this.#objects.push(null);
  }

  readonly numberOf = (ref: PdfRef): number => {
    const known = this.#numbers.get(ref.objectNumber);
    if (known !== undefined) return known;
    const number = this.#place(this.#resolve(ref));
    this.#numbers.set(ref.objectNumber, number);
    return number;
  };

  #place(object: PdfObject | null): number {
    if (!object || object.type === 'null' || object.type === 'ref') return 0;
    const known = this.#numberByObject.get(object);
    if (known !== undefined) return known;
    const number = this.#objects.push(object);
    this.#numberByObject.set(object, number);
    return number;
  }
}

function writeStream(out: Output, number: number, stream: PdfStream, numberOf: NumberOf): void {
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

const objectStreamLength = 200;

class ObjectStream {
  readonly #numbers: number[] = [];
  #index = '';
  #body = '';

  get isFull(): boolean {
    return this.#numbers.length >= objectStreamLength;
  }

  get isEmpty(): boolean {
    return this.#numbers.length === 0;
  }

  add(number: number, text: string): void {
    this.#numbers.push(number);
    this.#index += `${number} ${this.#body.length} `;
    this.#body += `${text}\n`;
  }

  write(out: Output, streamNumber: number): void {
    this.#numbers.forEach((number, position) => {
      out.placeCompressed(number, streamNumber, position);
    });
    const data = deflateSync(Buffer.from(this.#index + this.#body, 'latin1'), quick);
    const counts = `/N ${this.#numbers.length}/First ${this.#index.length}`;
    out.startObject(streamNumber);
    out.text(`<</Type/ObjStm${counts}/Filter/FlateDecode/Length ${data.length}>>\nstream\n`);
    out.bytes(data);
    out.text('\nendstream\nendobj\n');
  }
}

function writeCrossReferences(out: Output, number: number, infoNumber: number): void {
  const start = out.length;
  out.startObject(number);
  const data = deflateSync(out.crossReferenceData(number), quick);
  const id = fileId();
  const info = infoNumber ? `/Info ${infoNumber} 0 R` : '';
  out.text(
    `<</Type/XRef/Size ${number + 1}/W[1 5 2]/Root 1 0 R${info}/ID[<${id}><${id}>]` +
      `/Filter/FlateDecode/Length ${data.length}>>\nstream\n`,
  );
  out.bytes(data);
  out.text(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
}

const entryBytes = 8;

/** Pieces in order and where each object lies; joined once, so that a document is held at most twice. */
class Output {
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

  crossReferenceData(last: number): Uint8Array {
    const data = Buffer.alloc((last + 1) * entryBytes);
    data.writeUInt16BE(65_535, 6);
    this.#places.forEach((place, number) => {
      const offset = number * entryBytes;
      data.writeUInt8(place.kind, offset);
      data.writeUIntBE(place.at, offset + 1, 5);
      data.writeUInt16BE(place.index, offset + 6);
    });
    return data;
  }

  /** Twenty bytes an entry (ISO 32000-2, 7.5.4). */
  crossReferenceTable(last: number): string {
    const lines = Array.from({ length: last }, (_, index) => {
      const place = this.#places[index + 1];
      return place ? `${String(place.at).padStart(10, '0')} 00000 n \n` : '0000000000 65535 f \n';
    });
    return `0000000000 65535 f \n${lines.join('')}`;
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
