import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as pipeTo } from 'node:stream/promises';
import { opening, sealing } from '../sealing/sealing.ts';
import type { OpenStore } from '../store/open-store.ts';

/** What to keep: a text, bytes, the path of a file, or a stream of what a sealed file holds. */
export type Keepable =
  | { readonly text: string }
  | { readonly bytes: Buffer }
  | { readonly path: string }
  | { readonly stream: Readable };

/** One folder of the store, whose files are sealed with keys that only their records have. */
export interface SealedFolder {
  keep(content: Keepable, id: string, key: Uint8Array): Promise<void>;
  /** Takes a file from the spool that is sealed already. */
  take(path: string, id: string): Promise<void>;
  read(id: string, key: Uint8Array): Promise<Readable>;
  remove(ids: readonly string[]): Promise<void>;
  /** Those that have not been changed for this long. */
  idle(idleMs: number): Promise<string[]>;
}

/** They are sealed in the spool's folder, on their way to the store. */
export function createSealedFolder(store: OpenStore, folder: string, spoolFolder: string): SealedFolder {
  const nameOf = (id: string) => `${folder}/${basename(id)}`;
  return {
    keep: async (content, id, key) => {
      const path = join(spoolFolder, `${id}-${folder}`);
      try {
        await pipeTo(sourceOf(content), sealing(key), createWriteStream(path, { mode: 0o600 }));
        await store.put(nameOf(id), path);
      } finally {
        await rm(path, { force: true });
      }
    },
    take: (path, id) => store.put(nameOf(id), path),
    read: async (id, key) => pipeline(await store.read(nameOf(id)), opening(key), () => undefined),
    remove: async (ids) => {
      await Promise.all(ids.map((id) => store.remove(nameOf(id))));
    },
    idle: async (idleMs) => {
      const ids: string[] = [];
      for await (const { name, changedAt } of store.list(folder)) {
        if (Date.now() - changedAt.getTime() > idleMs) ids.push(basename(name));
      }
      return ids;
    },
  };
}

function sourceOf(content: Keepable): Readable {
  if ('stream' in content) return content.stream;
  if ('path' in content) return createReadStream(content.path);
  return Readable.from(['text' in content ? content.text : content.bytes]);
}
