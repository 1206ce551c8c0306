import { deflateSync } from 'node:zlib';
import { PdfName, type PdfObject, PdfStream } from '@libpdf/core';
import { type NumberOf, serialize, serializeEntries } from '../document/index.ts';
import type { Encryption } from './encryption.ts';

const lengthKey = PdfName.of('Length');

export const plainText = (text: string): Uint8Array => Buffer.from(`${text}\nendobj\n`, 'latin1');

/** What stands between `1 0 obj` and the next object. */
export function writeBody(object: PdfObject, numberOf: NumberOf, encryption?: Encryption): Uint8Array {
  const packed = object instanceof PdfStream ? compressed(object) : object;
  const written = encryption ? encryption.object(packed) : packed;
  if (!(written instanceof PdfStream)) return plainText(serialize(written, numberOf));
  const head = `<<${serializeEntries(written, numberOf, lengthKey)}/Length ${written.data.length}>>\nstream\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), written.data, Buffer.from('\nendstream\nendobj\n')]);
}

function compressed(stream: PdfStream): PdfStream {
  const isLeft = stream.has('Filter') || stream.data.length <= 256;
  if (isLeft || stream.getName('Type')?.value === 'Metadata') return stream;
  const packed = new PdfStream([...stream], deflateSync(stream.data));
  packed.set('Filter', PdfName.of('FlateDecode'));
  packed.delete('DecodeParms');
  return packed;
}
