import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as pipeTo } from 'node:stream/promises';
import { opening, sealing } from '../sealing/sealing.ts';
import type { OpenStore } from '../store/open-store.ts';

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

/** They are sealed in the spool's folder, on their way to the store. */
export function createKeptResults(store: OpenStore, spoolFolder: string): KeptResults {
  const nameOf = (name: string) => `kept/${basename(name)}`;
  return {
    keep: async (content, callId, key) => {
      const path = join(spoolFolder, `${callId}-kept`);
      try {
        await pipeTo(sourceOf(content), sealing(key), createWriteStream(path, { mode: 0o600 }));
        await store.put(nameOf(callId), path);
      } finally {
        await rm(path, { force: true });
      }
      return callId;
    },
    read: async (name, key) => pipeline(await store.read(nameOf(name)), opening(key), () => undefined),
    remove: async (names) => {
      await Promise.all(names.map((name) => store.remove(nameOf(name))));
    },
    sweep: async () => {
      for await (const { name, changedAt } of store.list('kept')) {
        if (Date.now() - changedAt.getTime() > dayMs) await store.remove(name);
      }
    },
  };
}

function sourceOf(content: Keepable): Readable {
  if ('stream' in content) return content.stream;
  return 'text' in content ? Readable.from([content.text]) : createReadStream(content.path);
}
