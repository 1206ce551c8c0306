import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfStream, PdfString } from '@libpdf/core';

type SecurityHandler = NonNullable<PDF['context']['info']['securityHandler']>;

/** What the security handler of the object layer does once a password has opened the file. */
export interface Decryption {
  decryptString(data: Uint8Array, objectNumber: number, generation: number): Uint8Array;
  decryptStream(data: Uint8Array, objectNumber: number, generation: number): Uint8Array;
  /** Attachments, which may be encrypted otherwise than the rest, or alone. */
  decryptFile(data: Uint8Array, objectNumber: number, generation: number): Uint8Array;
  shouldEncryptStream(type?: string): boolean;
}

/** The object layer reads how attachments are encrypted, and keeps it to itself. */
export function decryptionBy(handler: SecurityHandler): Decryption {
  const { handlers } = handler as unknown as { handlers: { embeddedFileHandler: Decryption } };
  return {
    decryptString: (...encrypted) => handler.decryptString(...encrypted),
    decryptStream: (...encrypted) => handler.decryptStream(...encrypted),
    decryptFile: (...encrypted) => handlers.embeddedFileHandler.decryptStream(...encrypted),
    shouldEncryptStream: (type) => handler.shouldEncryptStream(type),
  };
}

/** Everybody can read the pages, and nobody without a password what is attached to them. */
export function locksAttachmentsAlone({ encryption, isAuthenticated }: SecurityHandler): boolean {
  const { streamFilter, embeddedFileFilter } = encryption;
  return !isAuthenticated && streamFilter === 'Identity' && embeddedFileFilter !== 'Identity';
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
    const way = wayOf(object, decryption);
    const data = way
      ? attempt(() => decryption[way](object.data, number, generation), object.data)
      : object.data;
    return withoutCryptFilter(new PdfStream(entries, data));
  }
  if (object instanceof PdfDict) {
    return new PdfDict([...object].map(([key, value]): [PdfName, PdfObject] => [key, decrypt(value)]));
  }
  return object;
}

const cryptFilter = PdfName.of('Crypt');

/** With which of its ways a stream is decrypted; with none where it is not encrypted. */
function wayOf(stream: PdfStream, decryption: Decryption): 'decryptStream' | 'decryptFile' | undefined {
  const type = stream.getName('Type')?.value;
  if (!decryption.shouldEncryptStream(type)) return undefined;
  // Of the crypt filters that a stream can name, files have two: none at all, and that of attachments.
  const at = filtersOf(stream).indexOf(cryptFilter);
  if (at >= 0) return cryptFilterNamed(stream, at) === 'Identity' ? undefined : 'decryptFile';
  const isFile = type === 'EmbeddedFile' || (type === undefined && stream.has('Params'));
  return isFile ? 'decryptFile' : 'decryptStream';
}

function filtersOf(stream: PdfStream): readonly PdfObject[] {
  const filter = stream.get('Filter');
  return filter instanceof PdfArray ? filter.toArray() : filter ? [filter] : [];
}

function cryptFilterNamed(stream: PdfStream, at: number): string {
  const parameters = stream.get('DecodeParms');
  const own = parameters instanceof PdfArray ? parameters.at(at) : parameters;
  return (own instanceof PdfDict && own.getName('Name')?.value) || 'Identity';
}

function withoutCryptFilter(stream: PdfStream): PdfStream {
  const names = filtersOf(stream);
  if (!names.includes(cryptFilter)) return stream;
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
