import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileResult } from '@pagesmith/client';
import { saveFile } from '@pagesmith/client/node';

export interface KeptResult {
  readonly uri: string;
  readonly name: string;
  readonly mimeType: string;
  readonly path: string;
}

export type KeptResults = ReturnType<typeof keptResults>;

/** The results of this process, as resources, in a folder that goes with it. */
export function keptResults() {
  const folder = mkdtempSync(join(tmpdir(), 'pagesmith-mcp-'));
  const kept = new Map<string, KeptResult>();
  return {
    /** Under a path of the caller's choice, if there is one. */
    async keep(result: FileResult, chosen?: string): Promise<KeptResult> {
      const uri = `pagesmith://results/${result.requestId}/${result.name}`;
      const own = join(folder, String(kept.size));
      if (!chosen) mkdirSync(own);
      const path = chosen ?? join(own, result.name);
      await saveFile(result, path);
      const entry = { uri, name: result.name, mimeType: result.mediaType, path };
      kept.set(uri, entry);
      return entry;
    },
    list: (): readonly KeptResult[] => [...kept.values()],
    find: (uri: string): KeptResult | undefined => kept.get(uri),
    read: async ({ path }: KeptResult): Promise<string> => (await readFile(path)).toString('base64'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
