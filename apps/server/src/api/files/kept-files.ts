import type { Readable } from 'node:stream';
import type { Files } from '@pagesmith/accounts';
import type { OpenStore } from '../../store/open-store.ts';
import { createSealedFolder, type SealedFolder } from '../sealed-folder.ts';

/** Longer than any upload takes. */
const orphanIdleMs = 86_400_000;

/** The files that customers keep: their rows, and their content in the store. */
export interface KeptFiles {
  readonly rows: Files;
  readonly folder: SealedFolder;
  /** The content of an account's file, and how long it is. */
  open(accountId: string, id: string): Promise<{ sizeBytes: number; read(): Promise<Readable> }>;
  remove(accountId: string, id: string): Promise<void>;
  /** Deletes what time has ended. */
  sweep(): Promise<void>;
  /** Deletes what no row refers to: of accounts that are gone, and of uploads that were cut off. */
  sweepFiles(): Promise<void>;
}

export function createKeptFiles(rows: Files, store: OpenStore, spoolFolder: string): KeptFiles {
  const folder = createSealedFolder(store, 'files', spoolFolder);
  return {
    rows,
    folder,
    open: async (accountId, id) => {
      const { key, sizeBytes } = await rows.open(accountId, id);
      return { sizeBytes, read: () => folder.read(id, key) };
    },
    remove: async (accountId, id) => {
      await rows.remove(accountId, id);
      await folder.remove([id]);
    },
    sweep: async () => folder.remove(await rows.forgetExpired()),
    sweepFiles: async () => {
      const idle = await folder.idle(orphanIdleMs);
      const known = idle.length > 0 ? await rows.known(idle) : new Set();
      await folder.remove(idle.filter((id) => !known.has(id)));
    },
  };
}
