import { PdfArray, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from '@libpdf/core';

/** What the security handler of the object layer does once a password has opened the file. */
export interface Decryption {
  decryptString(data: Uint8Array, objectNumber: number, generation: number): Uint8Array;
  decryptStream(data: Uint8Array, objectNumber: number, generation: number): Uint8Array;
  shouldEncryptStream(type?: string): boolean;
}

/** The object as it was before encryption (ISO 32000-2, 7.6). What does not decrypt stays as it is. */
export function decryptObject(
  object: PdfObject,
  decryption: Decryption,
  number: number,
  generation: number,
): PdfObject {
  const decrypt = (value: PdfObject): PdfObject => decryptObject(value, decryption, number, generation);
  if (object instanceof PdfString) {
    const bytes = attempt(() => decryption.decryptString(object.bytes, number, generation), object.bytes);
    return new PdfString(bytes, object.format);
  }
  if (object instanceof PdfArray) return new PdfArray(object.toArray().map(decrypt));
  if (object instanceof PdfStream) {
    const entries = [...object].map(([key, value]): [PdfName, PdfObject] => [key, decrypt(value)]);
    const isEncrypted =
      decryption.shouldEncryptStream(object.getName('Type')?.value) && !namesFilter(object, cryptFilter);
    const data = isEncrypted
      ? attempt(() => decryption.decryptStream(object.data, number, generation), object.data)
      : object.data;
    return withoutCryptFilter(new PdfStream(entries, data));
  }
  if (object instanceof PdfDict) {
    return new PdfDict([...object].map(([key, value]): [PdfName, PdfObject] => [key, decrypt(value)]));
  }
  return object;
}

const cryptFilter = PdfName.of('Crypt');

// The only crypt filter that files name for a single stream is /Identity: the stream is not encrypted.
function namesFilter(stream: PdfStream, name: PdfName): boolean {
  const filter = stream.get('Filter');
  return filter instanceof PdfArray ? filter.toArray().includes(name) : filter === name;
}

function withoutCryptFilter(stream: PdfStream): PdfStream {
  if (!namesFilter(stream, cryptFilter)) return stream;
  const filter = stream.get('Filter');
  const names = filter instanceof PdfArray ? filter.toArray() : filter ? [filter] : [];
  const parameters = stream.get('DecodeParms');
  const list = parameters instanceof PdfArray ? parameters.toArray() : [];
  const kept = names
    .map((name, index) => ({ name, parameter: list[index] }))
    .filter(({ name }) => name !== cryptFilter);
  stream.delete('Filter');
  stream.delete('DecodeParms');
  if (kept.length > 0) stream.set('Filter', new PdfArray(kept.map(({ name }) => name)));
  const keptParameters = kept.flatMap(({ parameter }) => parameter ?? []);
  if (keptParameters.length === kept.length && kept.length > 0)
    stream.set('DecodeParms', new PdfArray(keptParameters));
  return stream;
}

function attempt(decrypt: () => Uint8Array, fallback: Uint8Array): Uint8Array {
  try {
    return decrypt();
  } catch {
    return fallback;
  }
}
