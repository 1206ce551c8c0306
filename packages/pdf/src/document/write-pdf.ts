import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import type { Resolve } from './pages.ts';
import { serialize, serializeEntries } from './serialize.ts';

export interface Written {
  readonly catalog: PdfDict;
  readonly info: PdfDict | null;
  /** `1.7` or `2.0`; below 1.5 there are no object streams, so that 1.5 is the least written. */
  readonly version: string;
  readonly resolve: Resolve;
}

/**
 * Writes what the catalog and the information dictionary reach, numbered anew, in object streams with a
 * cross-reference stream (ISO 32000-2, 7.5.7 and 7.5.8). Stream data is written from where it lies.
 */
export function writePdf({ catalog, info, version, resolve }: Written): Uint8Array {
  const graph = collect(catalog, info, resolve);
  const out = new Output(graph.objects.length);
  out.text(`%PDF-${version < '1.5' ? '1.5' : version}\n%\xe2\xe3\xcf\xd3\n`);
  const { objects, numberOf } = graph;
  const compressible: number[] = [];
  objects.forEach((object, index) => {
    if (object instanceof PdfStream) writeStream(out, index + 1, object, numberOf);
    else compressible.push(index + 1);
  });
  for (let start = 0; start < compressible.length; start += objectStreamLength) {
    writeObjectStream(out, compressible.slice(start, start + objectStreamLength), objects, numberOf);
  }
  writeCrossReferences(out, info ? 2 : 0);
  return out.finish();
}

const objectStreamLength = 200;
const lengthKey = PdfName.of('Length');

interface Graph {
  readonly objects: PdfObject[];
  readonly numberOf: (ref: PdfRef) => number;
}

// The source's object number is the identity: two PdfRef instances may stand for one object.
function collect(catalog: PdfDict, info: PdfDict | null, resolve: Resolve): Graph {
  const objects: PdfObject[] = info ? [catalog, info] : [catalog];
  const numberByObject = new Map<PdfObject, number>(objects.map((object, index) => [object, index + 1]));
  const numbers = new Map<number, number>();
  const add = (ref: PdfRef): void => {
    if (numbers.has(ref.objectNumber)) return;
    const target = resolve(ref);
    if (!target || target.type === 'null' || target instanceof PdfRef) {
      numbers.set(ref.objectNumber, 0);
      return;
    }
    const known = numberByObject.get(target);
    if (known === undefined) {
      objects.push(target);
      numberByObject.set(target, objects.length);
    }
    numbers.set(ref.objectNumber, known ?? objects.length);
  };
  for (let index = 0; index < objects.length; index += 1) {
    const object = objects[index];
    if (object) visitRefs(object, add);
  }
  return { objects, numberOf: (ref) => numbers.get(ref.objectNumber) ?? 0 };
}

function visitRefs(object: PdfObject, visit: (ref: PdfRef) => void): void {
  if (object instanceof PdfRef) visit(object);
  else if (object instanceof PdfArray) for (const item of object) visitRefs(item, visit);
  else if (object instanceof PdfDict) {
    const isStream = object instanceof PdfStream;
    for (const [key, value] of object) if (!isStream || key !== lengthKey) visitRefs(value, visit);
  }
}

function writeStream(out: Output, number: number, stream: PdfStream, numberOf: Graph['numberOf']): void {
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

function writeObjectStream(
  out: Output,
  numbers: readonly number[],
  objects: readonly PdfObject[],
  numberOf: Graph['numberOf'],
): void {
  const streamNumber = out.reserve();
  let index = '';
  let body = '';
  numbers.forEach((number, position) => {
    const object = objects[number - 1];
    index += `${number} ${body.length} `;
    body += `${object ? serialize(object, numberOf) : 'null'}\n`;
    out.placeCompressed(number, streamNumber, position);
  });
  const data = deflateSync(Buffer.from(index + body, 'latin1'));
  out.startObject(streamNumber);
  out.text(
    `<</Type/ObjStm/N ${numbers.length}/First ${index.length}/Filter/FlateDecode/Length ${data.length}>>\nstream\n`,
  );
  out.bytes(data);
  out.text('\nendstream\nendobj\n');
}

function writeCrossReferences(out: Output, infoNumber: number): void {
  const number = out.reserve();
  const start = out.length;
  out.startObject(number);
  const data = deflateSync(out.crossReferenceData());
  const id = randomBytes(16).toString('hex');
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
  #last: number;

  constructor(objectCount: number) {
    this.#last = objectCount;
  }

  text(text: string): void {
    this.bytes(Buffer.from(text, 'latin1'));
  }

  bytes(bytes: Uint8Array): void {
    this.#pieces.push(bytes);
    this.length += bytes.length;
  }

  reserve(): number {
    this.#last += 1;
    return this.#last;
  }

  startObject(number: number): void {
    this.#places[number] = { kind: 1, at: this.length, index: 0 };
    this.text(`${number} 0 obj\n`);
  }

  placeCompressed(number: number, at: number, index: number): void {
    this.#places[number] = { kind: 2, at, index };
  }

  crossReferenceData(): Uint8Array {
    const data = Buffer.alloc((this.#last + 1) * entryBytes);
    data.writeUInt16BE(65_535, 6);
    this.#places.forEach((place, number) => {
      const offset = number * entryBytes;
      data.writeUInt8(place.kind, offset);
      data.writeUIntBE(place.at, offset + 1, 5);
      data.writeUInt16BE(place.index, offset + 6);
    });
    return data;
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
