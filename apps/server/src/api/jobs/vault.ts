import { createWriteStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { pipeline as pipeTo } from 'node:stream/promises';
import { opening } from '../../sealing/sealing.ts';
import type { OpenStore } from '../../store/open-store.ts';

/** The files of jobs in the store, sealed, a folder for each. Every process works on them and serves their results. */
export interface Vault {
  /** Identifies the store. */
  readonly place: string;
  /** Takes sealed files from the spool, under their names there unless another is given. */
  keep(jobId: string, path: string, name?: string): Promise<void>;
  /** Copies a file, still sealed, to where an engine works on it. */
  copyOut(jobId: string, name: string, path: string): Promise<void>;
  read(jobId: string, name: string, key: Uint8Array): Promise<Readable>;
  remove(jobId: string): Promise<void>;
  /** Removes every other file of the job. */
  keepOnly(jobId: string, name: string): Promise<void>;
  /** Removes the files of jobs that have been idle this long and are not needed any more. */
  sweep(idleMs: number, wanted: (ids: readonly string[]) => Promise<Set<string>>): Promise<void>;
}

export function createVault(store: OpenStore): Vault {
  const folderOf = (jobId: string) => `jobs/${jobId}`;
  const nameOf = (jobId: string, name: string) => `${folderOf(jobId)}/${name}`;
  const remove = (jobId: string) => store.removeFolder(folderOf(jobId));
  return {
    place: store.id,
    remove,
    keepOnly: async (jobId, name) => {
      for await (const file of store.list(folderOf(jobId))) {
        if (file.name !== nameOf(jobId, name)) await store.remove(file.name);
      }
    },
    keep: (jobId, path, name = basename(path)) => store.put(nameOf(jobId, name), path),
    copyOut: async (jobId, name, path) =>
      pipeTo(await store.read(nameOf(jobId, name)), createWriteStream(path, { mode: 0o600 })),
    read: async (jobId, name, key) =>
      pipeline(await store.read(nameOf(jobId, name)), opening(key), () => undefined),
    sweep: async (idleMs, wanted) => {
      const changed = new Map<string, number>();
      for await (const { name, changedAt } of store.list('jobs')) {
        const jobId = name.split('/', 2)[1] ?? '';
        changed.set(jobId, Math.max(changed.get(jobId) ?? 0, changedAt.getTime()));
      }
      const idle = [...changed].filter(([, at]) => Date.now() - at >= idleMs).map(([jobId]) => jobId);
      const keep = idle.length > 0 ? await wanted(idle) : new Set();
      for (const jobId of idle.filter((one) => !keep.has(one))) await remove(jobId);
    },
  };
}
