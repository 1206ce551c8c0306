import { mkdirSync } from 'node:fs';
import { readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { sealing } from '../sealing/sealing.ts';

/** The files of one call, from its upload to the end of its answer. Their names are ours, never the caller's. */
export interface CallFiles {
  /** A path for the next file. */
  next(): string;
  /** What an upload passes through on its way to the disk. */
  sealing?(): Transform;
  remove(): Promise<void>;
}

export interface Spool {
  /** This process's own. */
  readonly folder: string;
  /** With a key, uploads are sealed; without the key, which exists only in memory, nobody can read them. */
  filesOf(callId: string, key?: Uint8Array): CallFiles;
  /** Removes what belongs to no living process. */
  sweep(living: ReadonlySet<string>): Promise<void>;
  /** Removes what is left of this process. */
  close(): Promise<void>;
}

/** How long uploads outside a process's folder are kept: an earlier version that still runs may have put them there. */
const strayIdleMs = 3_600_000;

/** One folder per process with all files side by side: a folder per call would double the disk operations. */
export function createSpool(parent: string, processId: string): Spool {
  const folder = join(parent, processId);
  const make = () => mkdirSync(folder, { recursive: true, mode: 0o700 });
  make();
  return {
    folder,
    filesOf: (callId, key) => {
      const paths: string[] = [];
      return {
        ...(key && { sealing: () => sealing(key) }),
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
    sweep: async (living) => {
      for (const entry of await readdir(parent, { withFileTypes: true })) {
        const path = join(parent, entry.name);
        const isLeft = entry.isDirectory() ? !living.has(entry.name) : await isStray(path);
        if (isLeft && entry.name !== processId) await rm(path, { recursive: true, force: true });
      }
      // A process that hung for too long was taken for dead, but is running again.
      make();
    },
    close: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

const isStray = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs >= strayIdleMs,
    () => false,
  );

/** Not every path was written: an answer in JSON needs no file. */
const unlinkIfThere = (path: string): Promise<void> =>
  unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
