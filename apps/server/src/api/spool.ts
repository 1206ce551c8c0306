import { mkdirSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The files of one call, from its upload to the end of its answer. Their names are ours, never the caller's. */
export interface SpoolFolder {
  open(): Promise<void>;
  /** A path for the next file. */
  next(): string;
  remove(): Promise<void>;
}

export interface Spool {
  readonly folder: string;
  folderOf(callId: string): SpoolFolder;
  /** Removes what has not been touched for so long: what a crash left behind. */
  sweep(idleMs: number): Promise<number>;
}

export function createSpool(folder: string): Spool {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return {
    folder,
    folderOf: (callId) => {
      const path = join(folder, callId);
      let files = 0;
      return {
        open: () => mkdir(path, { mode: 0o700 }),
        next: () => {
          files += 1;
          return join(path, String(files));
        },
        remove: () => rm(path, { recursive: true, force: true }),
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
  const files = await readdir(path).catch(() => []);
  const times = await Promise.all([path, ...files.map((name) => join(path, name))].map(changedMs));
  if (Date.now() - Math.max(...times) < idleMs) return false;
  await rm(path, { recursive: true, force: true });
  return true;
}

const changedMs = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
