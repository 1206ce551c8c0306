import { mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

const dayMs = 86_400_000;

/** Results that an idempotency key asked to keep, for the plan's time. */
export interface KeptResults {
  /** Moves a finished result here; the name is what the record refers to. */
  keep(path: string, callId: string): Promise<string>;
  pathOf(name: string): string;
  remove(names: readonly string[]): Promise<void>;
  /** Removes what no record can refer to any more: records live for a day. */
  sweep(): Promise<void>;
}

export function createKeptResults(folder: string): KeptResults {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const pathOf = (name: string) => join(folder, basename(name));
  return {
    pathOf,
    keep: async (path, callId) => {
      await rename(path, pathOf(callId));
      return callId;
    },
    remove: async (names) => {
      await Promise.all(names.map((name) => rm(pathOf(name), { force: true })));
    },
    sweep: async () => {
      for (const name of await readdir(folder)) {
        const { mtimeMs } = await stat(pathOf(name)).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > dayMs) await rm(pathOf(name), { force: true });
      }
    },
  };
}
