import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { Result } from '../engine/protocol.ts';
import { readSealed } from '../sealing/sealing.ts';

/** What a call has made: a text, bytes in memory, or a file in the spool. */
export type Content =
  | { readonly text: string }
  | { readonly bytes: Buffer }
  | { readonly path: string; readonly sizeBytes: number };

/** `path` is where an engine has put it, unless it has handed it over in memory. */
export function contentOf(result: Result, path: string): Content {
  if (result.kind === 'json') return { text: result.text };
  const { bytes, sizeBytes } = result;
  if (!bytes) return { path, sizeBytes };
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

export function sizeOf(content: Content): number {
  if ('path' in content) return content.sizeBytes;
  return 'text' in content ? Buffer.byteLength(content.text) : content.bytes.length;
}

/** As a stream; a file is sealed if there is a key. */
export async function openContent(content: Content, key: Uint8Array | undefined): Promise<Readable> {
  if (!('path' in content)) return Readable.from(['text' in content ? content.text : content.bytes]);
  return key ? readSealed(content.path, key) : createReadStream(content.path);
}

/** As an answer sends it. */
export async function bodyOf(
  content: Content,
  open: () => Promise<Readable>,
): Promise<string | Buffer | Readable> {
  if ('path' in content) return open();
  return 'text' in content ? content.text : content.bytes;
}

export const withLength = (headers: Readonly<Record<string, string>>, content: Content) => ({
  ...headers,
  'content-length': String(sizeOf(content)),
});
