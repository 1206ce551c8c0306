import type { FileReference } from './derived/shapes.ts';

/** A file that is opened when it is sent, and again for another attempt. */
export interface NamedFile {
  readonly name: string;
  readonly sizeBytes?: number;
  open(): ReadableStream<Uint8Array>;
}

/** A file that is here. A stream can be read only once: a call that sends one is not sent again. */
export type LocalFile = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array> | NamedFile;

/** A file that is here, or that the server has or finds: by its address, uploaded before, or the result of a job. */
export type FileInput = LocalFile | FileReference;

const defaultName = 'document.pdf';

export const isRepeatable = (file: FileInput): boolean => !(file instanceof ReadableStream);

/** Any other file is content that has to be sent. */
export const isReference = (value: unknown): value is FileReference =>
  Object.prototype.toString.call(value) === '[object Object]' && !isNamedFile(value);

export const isLocalFile = (value: unknown): value is LocalFile =>
  value instanceof Blob ||
  value instanceof Uint8Array ||
  value instanceof ArrayBuffer ||
  value instanceof ReadableStream ||
  isNamedFile(value);

const isNamedFile = (value: unknown): value is NamedFile => typeof Object(value).open === 'function';

/** Any kind of file as one that can be opened. */
export function toNamedFile(file: LocalFile): NamedFile {
  if (file instanceof Blob) {
    const name = 'name' in file && typeof file.name === 'string' ? file.name : defaultName;
    return { name, sizeBytes: file.size, open: () => file.stream() };
  }
  if (file instanceof ReadableStream) return { name: defaultName, open: () => file };
  if (file instanceof Uint8Array || file instanceof ArrayBuffer)
    return toNamedFile(new Blob([bytesOf(file)]));
  return file;
}

/** For platforms that send forms but no streams. */
export async function toBlob(file: LocalFile): Promise<Blob> {
  if (file instanceof Blob) return file;
  return new Response(toNamedFile(file).open()).blob();
}

/** A copy: a Blob takes no view of memory that threads share. */
const bytesOf = (bytes: Uint8Array | ArrayBuffer) => new Uint8Array(bytes);
