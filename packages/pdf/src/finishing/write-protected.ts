import { deflateSync } from 'node:zlib';
import { type PdfObject, PdfStream } from '@libpdf/core';
import type { ByteSink } from '../bytes/index.ts';
import {
  fileId,
  header,
  type NumberOf,
  Output,
  ReachedObjects,
  serialize,
  type Written,
} from '../document/index.ts';
import type { Encryption } from './encryption.ts';
import { plainText, writeBody } from './write-body.ts';

const batchLength = 200;

/**
 * Streams by themselves, all else in object streams, whose strings are encrypted with the stream they stand in
 * (ISO 32000-2, 7.5.7). The encryption dictionary itself stays readable.
 */
export function writeProtected(written: Written, sink: ByteSink, encryption: Encryption): void {
  const { catalog, info, resolve } = written;
  const reached = new ReachedObjects(resolve);
  reached.add(catalog);
  if (info) reached.add(info);
  const numberOf: NumberOf = (ref) => (reached.indexOf(ref) ?? -1) + 1;
  const out = new Output(sink);
  out.text(header('2.0'));
  const batches: { number: number; text: string }[][] = [[]];
  for (let index = 0; index < reached.objects.length; index += 1) {
    const object = reached.objects[index] as PdfObject;
    const number = index + 1;
    if (object instanceof PdfStream) {
      out.startObject(number);
      out.bytes(writeBody(object, numberOf, encryption));
    } else {
      if (batches.at(-1)?.length === batchLength) batches.push([]);
      batches.at(-1)?.push({ number, text: serialize(object, numberOf) });
    }
  }
  let last = reached.objects.length;
  for (const batch of batches) writeBatch(out, ++last, batch, encryption);
  const encryptNumber = ++last;
  out.startObject(encryptNumber);
  out.bytes(plainText(encryption.dict));
  writeCrossReferences(out, last + 1, `${info ? '/Info 2 0 R' : ''}/Encrypt ${encryptNumber} 0 R`);
  out.finish();
}

function writeBatch(
  out: Output,
  streamNumber: number,
  batch: readonly { number: number; text: string }[],
  encryption: Encryption,
): void {
  let [index, body] = ['', ''];
  batch.forEach(({ number, text }, position) => {
    out.placeCompressed(number, streamNumber, position);
    index += `${number} ${body.length} `;
    body += `${text}\n`;
  });
  const data = encryption.data(deflateSync(Buffer.from(index + body, 'latin1')));
  out.startObject(streamNumber);
  out.text(`<</Type/ObjStm/N ${batch.length}/First ${index.length}/Filter/FlateDecode`);
  out.text(`/Length ${data.length}>>\nstream\n`);
  out.bytes(data);
  out.text('\nendstream\nendobj\n');
}

/** Never encrypted: it has to be read before the password is asked for. */
function writeCrossReferences(out: Output, number: number, entries: string): void {
  const start = out.length;
  out.startObject(number);
  const numbers = Array.from({ length: number + 1 }, (_, one) => one);
  const data = deflateSync(out.crossReferenceData(numbers));
  const id = fileId();
  out.text(`<</Type/XRef/Size ${number + 1}/W[1 5 2]/Root 1 0 R${entries}/ID[<${id}><${id}>]`);
  out.text(`/Filter/FlateDecode/Length ${data.length}>>\nstream\n`);
  out.bytes(data);
  out.text(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`);
}
