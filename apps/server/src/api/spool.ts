import { mkdirSync } from 'node:fs';
import { readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transform } from 'node:stream';

/** The files of one call, from its upload to the end of its answer. Their names are ours, never the caller's. */
export interface CallFiles {
  /** A path for the next file. */
  next(): string;
  /** What an upload passes through on its way to the disk. */
  sealing?(): Transform;
  remove(): Promise<void>;
}

export interface Spool {
  readonly folder: string;
  filesOf(callId: string): CallFiles;
  /** Removes what has not been touched for so long: what a crash left behind. */
  sweep(idleMs: number): Promise<number>;
}

/** Files side by side: a folder for each call would cost it twice as many steps on the disk. */
export function createSpool(folder: string): Spool {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    folder,
    filesOf: (callId) => {
      const paths: string[] = [];
      return {
        next: () => {
          const path = join(folder, `${callId}-${paths.length + 1}`);
          paths.push(path);
          return path;
        },
        remove: async () => {
          await Promise.all(paths.map(unlinkIfThere));
        },
      };
    },
    sweep: async (idleMs) => {
      const names = await readdir(folder);
      const swept = await Promise.all(names.map((name) => removeIfIdle(join(folder, name), idleMs)));
      return swept.filter(Boolean).length;
    },
  };
}

async function removeIfIdle(path: string, idleMs: number): Promise<boolean> {
  const changedMs = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  if (Date.now() - changedMs < idleMs) return false;
  await rm(path, { recursive: true, force: true });
  return true;
}

/** Not every path was written: an answer in JSON needs no file. */
const unlinkIfThere = (path: string): Promise<void> =>
  unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
