import { deflateSync } from 'node:zlib';
import { PdfArray, type PdfDict, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { type ByteSink, type ByteSource, isSameData } from '../bytes/index.ts';
import { loadObjects, startOfCrossReferences } from './objects/index.ts';
import { fileId, lengthKey, Output, writeObject, writeStream } from './output.ts';
import type { Resolve } from './pages.ts';
import type { PdfDocument } from './pdf-document.ts';
import { type NumberOf, serialize, serializeEntries } from './serialize.ts';

/**
 * The original byte for byte, and after it what has changed since (ISO 32000-2, 7.5.6): what was signed stays as it was
 * signed. Writes nothing and says so where an object of the file has been replaced before under its number, which is
 * hardly ever done.
 */
export function appendChanges({ resolve }: PdfDocument, original: ByteSource, sink: ByteSink): boolean {
  const before = loadObjects(original);
  const { trailer } = before.pdf.context.info;
  const changes = changesBetween({ resolve, before: before.resolve }, rootsOf(trailer));
  if (!changes) return false;
  const out = new Output(sink);
  out.copy(original);
  out.text('\n');
  for (const [number, object] of changes) {
    if (object instanceof PdfStream) writeStream(out, number, object, (ref) => ref.objectNumber);
    else writeObject(out, number, textOf(object));
  }
  const size = Math.max(trailer.getNumber('Size')?.value ?? 0, ...[...changes.keys()].map((key) => key + 1));
  const start = startOfCrossReferences(original);
  const section = { out, trailer, size, numbers: [...changes.keys()], previous: start };
  const isTable = Buffer.from(original.read(start, start + 20))
    .toString('latin1')
    .trimStart();
  if (isTable.startsWith('xref')) writeTable(section);
  else writeCrossReferenceStream(section);
  out.finish();
  return true;
}

const rootsOf = (trailer: PdfDict): PdfRef[] =>
  ['Root', 'Info'].flatMap((key) => {
    const root = trailer.get(key);
    return root instanceof PdfRef ? [root] : [];
  });

interface Versions {
  readonly resolve: Resolve;
  readonly before: Resolve;
}

/** Every object that is reached now and was another before, by number. */
function changesBetween({ resolve, before }: Versions, roots: PdfRef[]): Map<number, PdfObject> | undefined {
  const changes = new Map<number, PdfObject>();
  const reached = new Set<number>();
  const pending = [...roots];
  let isRegular = true;
  const numberOf: NumberOf = (ref) => {
    if (ref.generation !== 0) isRegular = false;
    if (!reached.has(ref.objectNumber)) pending.push(ref);
    reached.add(ref.objectNumber);
    return ref.objectNumber;
  };
  for (let ref = pending.pop(); ref; ref = pending.pop()) {
    const object = resolve(ref);
    if (!object || object.type === 'null') continue;
    const text = textOf(object, numberOf);
    const earlier = before(ref);
    const isUnchanged = earlier && textOf(earlier) === text && isSame(earlier, object);
    if (!isUnchanged) changes.set(ref.objectNumber, object);
  }
  return isRegular ? changes : undefined;
}

const textOf = (object: PdfObject, numberOf: NumberOf = (ref) => ref.objectNumber): string =>
  object instanceof PdfStream ? serializeEntries(object, numberOf, lengthKey) : serialize(object, numberOf);

const isSame = (one: PdfObject, other: PdfObject): boolean =>
  one instanceof PdfStream && other instanceof PdfStream ? isSameData(one, other) : one.type === other.type;

interface Section {
  readonly out: Output;
  readonly trailer: PdfDict;
  readonly size: number;
  readonly numbers: readonly number[];
  readonly previous: number;
}

function writeTable({ out, trailer, size, numbers, previous }: Section): void {
  const start = out.length;
  const entries = numbers.map((number) => `${number} 1\n${out.crossReferenceEntry(number)}`);
  out.text(`xref\n${entries.join('')}trailer\n<<${trailerEntries(trailer, size, previous)}>>\n`);
  out.text(`startxref\n${start}\n%%EOF\n`);
}

function writeCrossReferenceStream({ out, trailer, size, numbers, previous }: Section): void {
  const start = out.length;
  out.startObject(size);
  const all = [...numbers, size];
  const data = deflateSync(out.crossReferenceData(all));
  const index = all.map((number) => `${number} 1`).join(' ');
  const entries = trailerEntries(trailer, size + 1, previous);
  out.text(
    `<</Type/XRef/W[1 5 2]/Index[${index}]${entries}/Filter/FlateDecode/Length ${data.length}>>\nstream\n`,
  );
  out.bytes(data);
  out.text(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
}

/** The first half of its identity stays, by which a file is known in all of its versions (ISO 32000-2, 14.4). */
function trailerEntries(trailer: PdfDict, size: number, previous: number): string {
  const roots = ['Root', 'Info'].map((key) => {
    const root = trailer.get(key);
    return root ? `/${key} ${textOf(root)}` : '';
  });
  const ids = trailer.get('ID');
  const first = ids instanceof PdfArray ? ids.at(0) : undefined;
  const id = `/ID[${first ? textOf(first) : `<${fileId()}>`}<${fileId()}>]`;
  return `/Size ${size}/Prev ${previous}${roots.join('')}${id}`;
}
