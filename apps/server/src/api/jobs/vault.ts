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
  /** Takes a sealed file from the spool, under its name there. */
  keep(jobId: string, path: string): Promise<void>;
  /** Under a name of this attempt's own: a process that comes late cannot write over what another has done since. */
  keepResult(jobId: string, attempt: number, path: string): Promise<void>;
  /** Copies a file, still sealed, to where an engine works on it. */
  copyOut(jobId: string, name: string, path: string): Promise<void>;
  /** A part of the result, under a name of its attempt's own. */
  keepPart(jobId: string, part: PartName, path: string): Promise<void>;
  copyPart(jobId: string, part: PartName, path: string): Promise<void>;
  readPart(jobId: string, part: PartName, key: Uint8Array): Promise<Readable>;
  readResult(jobId: string, attempt: number, key: Uint8Array): Promise<Readable>;
  removeResult(jobId: string, attempt: number): Promise<void>;
  remove(jobId: string): Promise<void>;
  /** Removes every other file of the job. */
  keepOnlyResult(jobId: string, attempt: number): Promise<void>;
  /** Removes the files of jobs that have been idle this long and are not needed any more. */
  sweep(idleMs: number, wanted: (ids: readonly string[]) => Promise<Set<string>>): Promise<void>;
}

interface PartName {
  readonly number: number;
  readonly attempt: number;
}

const partNameOf = ({ number, attempt }: PartName) => `part-${number}-${attempt}`;

/** The version before knows this name alone, and nearly every job needs one attempt. */
const firstResult = 'result';
const resultNameOf = (attempt: number) => (attempt === 1 ? firstResult : `${firstResult}-${attempt}`);

export function createVault(store: OpenStore): Vault {
  const folderOf = (jobId: string) => `jobs/${jobId}`;
  const nameOf = (jobId: string, name: string) => `${folderOf(jobId)}/${name}`;
  const remove = (jobId: string) => store.removeFolder(folderOf(jobId));
  const copyOut = async (jobId: string, name: string, path: string) =>
    pipeTo(await store.read(nameOf(jobId, name)), createWriteStream(path, { mode: 0o600 }));
  return {
    place: store.id,
    remove,
    keepOnlyResult: async (jobId, attempt) => {
      const result = nameOf(jobId, resultNameOf(attempt));
      for await (const { name } of store.list(folderOf(jobId))) if (name !== result) await store.remove(name);
    },
    keep: (jobId, path) => store.put(nameOf(jobId, basename(path)), path),
    keepResult: (jobId, attempt, path) => store.put(nameOf(jobId, resultNameOf(attempt)), path),
    removeResult: (jobId, attempt) => store.remove(nameOf(jobId, resultNameOf(attempt))),
    copyOut,
    keepPart: (jobId, part, path) => store.put(nameOf(jobId, partNameOf(part)), path),
    copyPart: (jobId, part, path) => copyOut(jobId, partNameOf(part), path),
    readPart: async (jobId, part, key) =>
      pipeline(await store.read(nameOf(jobId, partNameOf(part))), opening(key), () => undefined),
    readResult: async (jobId, attempt, key) => {
      const sealed = await store.read(nameOf(jobId, resultNameOf(attempt))).catch((error: unknown) => {
        if (attempt === 1) throw error;
        // A second attempt of the version before.
        return store.read(nameOf(jobId, firstResult));
      });
      return pipeline(sealed, opening(key), () => undefined);
    },
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
