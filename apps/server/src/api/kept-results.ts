import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readSealed, sealing } from '../sealing/sealing.ts';

const dayMs = 86_400_000;

/** What to keep: a text, the path of a file, or a stream of what a sealed file holds. */
export type Keepable = { readonly text: string } | { readonly path: string } | { readonly stream: Readable };

/** Results kept for an idempotency key, for the plan's retention time, sealed with a key that only the record has. */
export interface KeptResults {
  /** The name is what the record refers to. */
  keep(content: Keepable, callId: string, key: Uint8Array): Promise<string>;
  read(name: string, key: Uint8Array): Promise<Readable>;
  remove(names: readonly string[]): Promise<void>;
  /** Removes what no record can refer to any more: records live for a day. */
  sweep(): Promise<void>;
}

export function createKeptResults(folder: string): KeptResults {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string) => join(folder, basename(name));
  const remove = (name: string) => rm(pathOf(name), { force: true });
  return {
    keep: async (content, callId, key) => {
      try {
        await pipeline(sourceOf(content), sealing(key), createWriteStream(pathOf(callId), { mode: 0o600 }));
      } catch (error) {
        await remove(callId);
        throw error;
      }
      return callId;
    },
    read: (name, key) => readSealed(pathOf(name), key),
    remove: async (names) => {
      await Promise.all(names.map(remove));
    },
    sweep: async () => {
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(pathOf(name)).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > dayMs) await remove(name);
      }
    },
  };
}

function sourceOf(content: Keepable): Readable {
  if ('stream' in content) return content.stream;
  return 'text' in content ? Readable.from([content.text]) : createReadStream(content.path);
}
