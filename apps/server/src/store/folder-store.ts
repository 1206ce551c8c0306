import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store, StoredFile } from './store.ts';

/** The file that earlier versions identified a data folder by. */
const markerName = 'jobs/place';

/** A folder, for one machine: all processes there may share it. */
export function createFolderStore(folder: string): Store {
  const pathOf = (name: string) => join(folder, name);
  const make = (path: string) => mkdir(path, { recursive: true, mode: 0o700 });
  return {
    marker: () => readFile(pathOf(markerName), 'utf8').catch(undefinedIfAbsent),
    mark: async (id) => {
      await make(dirname(pathOf(markerName)));
      await writeFile(pathOf(markerName), id, { flag: 'wx', mode: 0o600 });
    },
    put: async (name, path) => {
      await flush(path);
      await make(dirname(pathOf(name)));
      await rename(path, pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        return copyAcross(path, pathOf(name));
      });
    },
    read: async (name) => (await open(pathOf(name))).createReadStream(),
    remove: (name) => rm(pathOf(name), { force: true }),
    removeFolder: (name) => rm(pathOf(name), { recursive: true, force: true }),
    list: (name) => filesIn(folder, name),
  };
}

const undefinedIfAbsent = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT') throw error;
};

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** From a spool on another disk. */
async function copyAcross(path: string, target: string): Promise<void> {
  await copyFile(path, target);
  await flush(target);
}

async function* filesIn(root: string, folder: string): AsyncIterable<StoredFile> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(undefinedIfAbsent);
  for (const entry of entries ?? []) {
    const name = `${folder}/${entry.name}`;
    if (name === markerName) continue;
    if (entry.isDirectory()) yield* filesIn(root, name);
    else {
      const found = await stat(join(root, name)).catch(undefinedIfAbsent);
      if (found) yield { name, changedAt: found.mtime };
    }
  }
}
