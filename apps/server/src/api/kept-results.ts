import type { Readable } from 'node:stream';
import type { OpenStore } from '../store/open-store.ts';
import { createSealedFolder, type Keepable } from './sealed-folder.ts';

const dayMs = 86_400_000;

/** Results kept for an idempotency key, for the plan's retention time, sealed with a key that only the record has. */
export interface KeptResults {
  /** The name is what the record refers to. */
  keep(content: Keepable, callId: string, key: Uint8Array): Promise<string>;
  read(name: string, key: Uint8Array): Promise<Readable>;
  remove(names: readonly string[]): Promise<void>;
  /** Removes what no record can refer to any more: records live for a day. */
  sweep(): Promise<void>;
}

export function createKeptResults(store: OpenStore, spoolFolder: string): KeptResults {
  const folder = createSealedFolder(store, 'kept', spoolFolder);
  return {
    ...folder,
    keep: async (content, callId, key) => {
      await folder.keep(content, callId, key);
      return callId;
    },
    sweep: async () => folder.remove(await folder.idle(dayMs)),
  };
}
