import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uniqueId } from '@pagesmith/kernel';
import { readSealed, sealing } from '../../sealing/sealing.ts';
import type { CallFiles } from '../spool.ts';

/** The files of jobs, encrypted, a folder for each. Processes that share the data folder share them. */
export interface Vault {
  /** Identifies the data folder: a job runs where its files are. */
  readonly place: string;
  /** For the upload: what is written is sealed on its way to disk. */
  filesOf(jobId: string, key: Uint8Array): Promise<CallFiles>;
  write(jobId: string, name: string, key: Uint8Array, content: Readable): Promise<void>;
  /** Copies a file, still sealed, to and from where an engine works on it. */
  copyOut(jobId: string, name: string, path: string): Promise<void>;
  copyIn(jobId: string, name: string, path: string): Promise<void>;
  read(jobId: string, name: string, key: Uint8Array): Promise<Readable>;
  remove(jobId: string): Promise<void>;
  /** Removes every other file of the job. */
  keepOnly(jobId: string, name: string): Promise<void>;
  /** Removes folders that have been idle this long and are not needed any more. */
  sweep(idleMs: number, wanted: (ids: readonly string[]) => Promise<Set<string>>): Promise<void>;
}

export function createVault(folder: string): Vault {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const folderOf = (jobId: string) => join(folder, jobId);
  // What is on the disk when the job ends is there after a power cut too.
  const lastingFile = (jobId: string, name: string) =>
    createWriteStream(join(folderOf(jobId), name), { mode: 0o600, flush: true });
  const remove = (jobId: string) => rm(folderOf(jobId), { recursive: true, force: true });
  return {
    place: placeIn(folder),
    remove,
    keepOnly: async (jobId, name) => {
      const others = (await readdir(folderOf(jobId))).filter((one) => one !== name);
      await Promise.all(others.map((one) => rm(join(folderOf(jobId), one), { force: true })));
    },
    filesOf: async (jobId, key) => {
      await mkdir(folderOf(jobId), { mode: 0o700 });
      let count = 0;
      return {
        next: () => {
          count += 1;
          return join(folderOf(jobId), String(count));
        },
        sealing: () => sealing(key),
        isLasting: true,
        remove: () => remove(jobId),
      };
    },
    write: (jobId, name, key, content) => pipeline(content, sealing(key), lastingFile(jobId, name)),
    copyOut: (jobId, name, path) => copyFile(join(folderOf(jobId), name), path),
    copyIn: (jobId, name, path) => pipeline(createReadStream(path), lastingFile(jobId, name)),
    read: (jobId, name, key) => readSealed(join(folderOf(jobId), name), key),
    sweep: async (idleMs, wanted) => {
      const ids = (await readdir(folder)).filter((name) => name !== placeFile);
      const keep = ids.length > 0 ? await wanted(ids) : new Set();
      for (const id of ids.filter((one) => !keep.has(one))) {
        const { mtimeMs } = await stat(folderOf(id)).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs >= idleMs) await remove(id);
      }
    },
  };
}

const placeFile = 'place';

function placeIn(folder: string): string {
  const path = join(folder, placeFile);
  if (!existsSync(path)) {
    try {
      writeFileSync(path, uniqueId(), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return readFileSync(path, 'utf8');
}
