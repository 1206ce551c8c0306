import { mkdirSync } from 'node:fs';
import { readdir, rm, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transform } from 'node:stream';
import { sealing } from '../sealing/sealing.ts';

/** The files of one call, from its upload to the end of its answer. Their names are ours, never the caller's. */
export interface CallFiles {
  /** A path for the next file. */
  next(): string;
  /** Nothing was written there. */
  unwritten(path: string): void;
  /** What an upload passes through on its way to the disk. */
  sealing?(): Transform;
  /** Whether so many more bytes of the upload may stay in memory; until the files are removed. */
  hold?(bytes: number): boolean;
  /** How many bytes the result may have to stay in memory: none when too many are there. */
  holdResult?(): number;
  remove(): Promise<void>;
}

interface FilesOptions {
  /** Uploads are sealed with it; without the key, which exists only in memory, nobody can read them. */
  readonly key?: Uint8Array | undefined;
  /** Whether small uploads need not be files. */
  readonly holdsSmall?: boolean;
}

export interface Spool {
  /** This process's own. */
  readonly folder: string;
  filesOf(callId: string, options?: FilesOptions): CallFiles;
  /** Removes what belongs to no living process. */
  sweep(living: ReadonlySet<string>): Promise<void>;
  /** Removes what is left of this process. */
  close(): Promise<void>;
}

/** How long uploads outside a process's folder are kept: an earlier version that still runs may have put them there. */
const strayIdleMs = 3_600_000;

/** Of all calls together, so that many slow uploads cost no more than this. */
const heldBytesOfProcess = 64 * 1_048_576;

/** One folder per process with all files side by side: a folder per call would double the disk operations. */
export function createSpool(parent: string, processId: string, heldBytesMax = 0): Spool {
  const folder = join(parent, processId);
  const make = () => mkdirSync(folder, { recursive: true, mode: 0o700 });
  make();
  let heldBytes = 0;
  return {
    folder,
    filesOf: (callId, { key, holdsSmall = false } = {}) => {
      const paths = new Set<string>();
      let count = 0;
      let [uploadBytes, ownBytes] = [0, 0];
      const take = (bytes: number) => {
        if (heldBytes + bytes > heldBytesOfProcess) return false;
        ownBytes += bytes;
        heldBytes += bytes;
        return true;
      };
      const hold = (bytes: number) => {
        if (uploadBytes + bytes > heldBytesMax || !take(bytes)) return false;
        uploadBytes += bytes;
        return true;
      };
      return {
        next: () => {
          count += 1;
          const path = join(folder, `${callId}-${count}`);
          paths.add(path);
          return path;
        },
        unwritten: (path) => paths.delete(path),
        remove: async () => {
          heldBytes -= ownBytes;
          [uploadBytes, ownBytes] = [0, 0];
          await Promise.all([...paths].map(unlinkIfThere));
        },
        ...(key && { sealing: () => sealing(key) }),
        ...(holdsSmall && { hold, holdResult: () => (take(heldBytesMax) ? heldBytesMax : 0) }),
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

/** What was to be written there may have failed before it began. */
const unlinkIfThere = (path: string): Promise<void> =>
  unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
