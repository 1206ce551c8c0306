import { PDF, PdfDict, PdfNull, PdfRef } from '@libpdf/core';
import type { ByteSource } from '../../bytes/index.ts';
import type { Resolve } from '../pages.ts';
import type { Decryption } from './decrypt.ts';
import { ObjectReader } from './object-reader.ts';

interface Loaded {
  readonly pdf: PDF;
  readonly resolve: Resolve;
  /** Of what was read so far. */
  isIrregular(): boolean;
  forget(): void;
}

/** A document of the object layer whose objects come from our reader. Throws when the file is irregular. */
export function loadObjects(source: ByteSource, decryption?: Decryption): Loaded {
  const reader = new ObjectReader(source, decryption);
  const root = reader.trailer.getRef('Root');
  const catalog = root && reader.get(root.objectNumber);
  if (!root || !(catalog instanceof PdfDict) || catalog.type !== 'dict') throw new SyntaxError('no catalog');
  const pdf = PDF.create();
  const { registry, info } = pdf.context;
  const ownCatalog = pdf.context.catalog.getDict();
  for (const key of [...ownCatalog.keys()]) ownCatalog.delete(key);
  for (const [key, value] of catalog) ownCatalog.set(key, value);
  reader.put(root.objectNumber, ownCatalog);
  // The empty document that was just made has taken the first numbers: they are the file's.
  for (let number = 1; number < registry.nextObjectNumber; number += 1) {
    registry.registerAt(PdfRef.of(number, 0), reader.get(number) ?? PdfNull.instance);
  }
  registry.setResolver(reader.resolve);
  registry.resolve(PdfRef.of(Math.max(reader.lastNumber, 1), 0));
  info.trailer = reader.trailer;
  info.version = headerVersion(source);
  const last = reader.lastNumber;
  const resolve: Resolve = (ref) =>
    ref.objectNumber <= last ? reader.get(ref.objectNumber) : registry.getObject(ref);
  return { pdf, resolve, isIrregular: () => reader.isIrregular, forget: () => reader.forget() };
}

function headerVersion(source: ByteSource): string {
  const start = Buffer.from(source.read(0, 1024)).toString('latin1');
  return /%PDF-(\d\.\d)/.exec(start)?.[1] ?? '1.7';
}
