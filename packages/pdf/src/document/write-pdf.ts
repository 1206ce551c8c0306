import { deflateSync } from 'node:zlib';
import { type PdfDict, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core';
import type { ByteSink } from '../bytes/index.ts';
import { ObjectText } from './object-text.ts';
import { fileId, header, Output, writeObject, writeStream } from './output.ts';
import type { Resolve } from './pages.ts';
import { type NumberOf, serialize, write } from './serialize.ts';

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
 * cross-reference stream (ISO 32000-2, 7.5.7 and 7.5.8). Stream data goes from where it lies to where it is written.
 */
export function writePdf({ catalog, info, version, isClassic, resolve }: Written, sink: ByteSink): void {
  const graph = new Graph(resolve, info ? [catalog, info] : [catalog]);
  const out = new Output(sink);
  if (isClassic) writeClassic(out, graph, info ? 2 : 0);
  else writeCompact(out, graph, { version, infoNumber: info ? 2 : 0 });
  out.finish();
}

function writeCompact(
  out: Output,
  graph: Graph,
  { version, infoNumber }: { readonly version: string; readonly infoNumber: number },
): void {
  out.text(header(version < '1.5' ? '1.5' : version));
  const batch = new ObjectStream();
  for (let number = 1; number <= graph.last; number += 1) {
    const object = graph.get(number);
    if (object instanceof PdfStream) writeStream(out, number, object, graph.numberOf);
    else if (object) batch.add(number, object, graph.numberOf);
    if (batch.isFull) {
      batch.write(out, graph.reserve());
    }
  }
  if (!batch.isEmpty) batch.write(out, graph.reserve());
  writeCrossReferences(out, graph.reserve(), infoNumber);
}

function writeClassic(out: Output, graph: Graph, infoNumber: number): void {
  out.text(header('1.4'));
  for (let number = 1; number <= graph.last; number += 1) {
    const object = graph.get(number);
    if (object instanceof PdfStream) writeStream(out, number, object, graph.numberOf);
    else if (object) writeObject(out, number, serialize(object, graph.numberOf));
  }
  const start = out.length;
  const entries = Array.from({ length: graph.last + 1 }, (_, number) => out.crossReferenceEntry(number));
  out.text(`xref\n0 ${graph.last + 1}\n${entries.join('')}`);
  const info = infoNumber ? `/Info ${infoNumber} 0 R` : '';
  const id = fileId();
  out.text(`trailer\n<</Size ${graph.last + 1}/Root 1 0 R${info}/ID[<${id}><${id}>]>>\n`);
  out.text(`startxref\n${start}\n%%EOF\n`);
}

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

const objectStreamLength = 200;

/** Filled, written and filled again. */
class ObjectStream {
  readonly #numbers: number[] = [];
  readonly #index = new ObjectText();
  readonly #body = new ObjectText();

  get isFull(): boolean {
    return this.#numbers.length >= objectStreamLength;
  }

  get isEmpty(): boolean {
    return this.#numbers.length === 0;
  }

  add(number: number, object: PdfObject, numberOf: NumberOf): void {
    this.#numbers.push(number);
    this.#index.integer(number);
    this.#index.byte(32);
    this.#index.integer(this.#body.length);
    this.#index.byte(32);
    write(this.#body, object, numberOf);
    this.#body.byte(10);
  }

  write(out: Output, streamNumber: number): void {
    this.#numbers.forEach((number, position) => {
      out.placeCompressed(number, streamNumber, position);
    });
    const data = deflateSync(Buffer.concat([this.#index.bytes, this.#body.bytes]), quick);
    const counts = `/N ${this.#numbers.length}/First ${this.#index.length}`;
    out.startObject(streamNumber);
    out.text(`<</Type/ObjStm${counts}/Filter/FlateDecode/Length ${data.length}>>\nstream\n`);
    out.bytes(data);
    out.text('\nendstream\nendobj\n');
    this.#numbers.length = this.#index.length = this.#body.length = 0;
  }
}

function writeCrossReferences(out: Output, number: number, infoNumber: number): void {
  const start = out.length;
  out.startObject(number);
  const numbers = Array.from({ length: number + 1 }, (_, one) => one);
  const data = deflateSync(out.crossReferenceData(numbers), quick);
  const id = fileId();
  const info = infoNumber ? `/Info ${infoNumber} 0 R` : '';
  out.text(
    `<</Type/XRef/Size ${number + 1}/W[1 5 2]/Root 1 0 R${info}/ID[<${id}><${id}>]` +
      `/Filter/FlateDecode/Length ${data.length}>>\nstream\n`,
  );
  out.bytes(data);
  out.text(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
}
