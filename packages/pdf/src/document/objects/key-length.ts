import { PdfDict, PdfNumber, PdfRef } from '@libpdf/core';
import { inMemory } from '../../bytes/index.ts';
import { serialize } from '../serialize.ts';
import { findStart, readCrossReferences } from './cross-references.ts';
import { readIndirectObject } from './indirect-object.ts';

/**
 * The same file with the key length that its encryption dictionary lacks, as an incremental update, or null
 * where none is lacking. The default is 40 bits (ISO 32000-2, table 20), but a file of revision 3 without the
 * entry was written with 128. Throws when the file is irregular.
 */
export function withKeyLength(bytes: Uint8Array): Uint8Array | null {
  const source = inMemory(bytes);
  const { trailer, places } = readCrossReferences(source, PdfRef.of);
  const ref = trailer.get('Encrypt');
  const at = ref instanceof PdfRef ? places[ref.objectNumber] : undefined;
  if (!(ref instanceof PdfRef) || !at || at < 0 || trailer.type !== 'dict') return null;
  const encryption = readIndirectObject(source, at, PdfRef.of, () => null)?.object;
  if (!(encryption instanceof PdfDict) || encryption.has('Length')) return null;
  if (encryption.getNumber('R')?.value !== 3) return null;
  encryption.set('Length', PdfNumber.of(128));
  const update = new PdfDict([...trailer]);
  update.set('Prev', PdfNumber.of(findStart(source)));
  return Buffer.concat([bytes, writeUpdate(bytes.length, ref, encryption, update)]);
}

function writeUpdate(offset: number, { objectNumber }: PdfRef, object: PdfDict, trailer: PdfDict): Buffer {
  const numberOf = (ref: PdfRef): number => ref.objectNumber;
  const body = `\n${objectNumber} 0 obj\n${serialize(object, numberOf)}\nendobj\n`;
  const place = String(offset + 1).padStart(10, '0');
  const table = `xref\n${objectNumber} 1\n${place} 00000 n \ntrailer\n${serialize(trailer, numberOf)}\n`;
  return Buffer.from(`${body}${table}startxref\n${offset + body.length}\n%%EOF\n`, 'latin1');
}
