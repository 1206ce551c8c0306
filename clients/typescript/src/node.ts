// Files on the disk of a Node.js program: sent and saved as streams, so that their size does not matter.
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { NamedFile } from './files.ts';
import type { FileResult } from './results.ts';

/** A file to send. */
export async function openFile(path: string): Promise<NamedFile> {
  const { size } = await stat(path);
  return {
    name: basename(path),
    sizeBytes: size,
    open: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
  };
}

/** Saves a result. The file appears when it is complete: a broken connection leaves what was there before. */
export async function saveFile(result: FileResult, path: string): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  try {
    await pipeline(result.stream(), createWriteStream(unfinished));
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
