import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { FileInput } from '@pagesmith/client';
import { openFile } from '@pagesmith/client/node';
import type { KeptResults } from './kept-results.ts';

export type Files = ReturnType<typeof filesIn>;

/** Files by path, by http or https address, by the URI of an earlier result, or where the server has them. */
export function filesIn(folder: string | undefined, results: KeptResults) {
  return {
    async open(given: string): Promise<FileInput> {
      if (/^https?:/i.test(given)) return download(given);
      const [, kind, id = ''] = /^(file|job):(\w+)$/.exec(given) ?? [];
      if (kind) return kind === 'file' ? { file: id } : { job: id };
      if (given.startsWith('pagesmith:')) {
        const found = results.find(given);
        if (!found) throw new Error(`There is no result ${given}.`);
        return openFile(found.path);
      }
      return openFile(inside(folder, realpathSync(resolve(folder ?? '', given))));
    },
    /** Where a result may be written. */
    place(given: string): string {
      const path = resolve(folder ?? '', given);
      return inside(folder, join(realpathSync(dirname(path)), basename(path)));
    },
  };
}

/** By their real paths, so that no link leads out. */
function inside(folder: string | undefined, path: string): string {
  if (folder === undefined) return path;
  const way = relative(realpathSync(folder), path);
  if (way.startsWith('..') || resolve(way) === way) throw new Error(`Only files in ${folder} can be used.`);
  return path;
}

async function download(address: string): Promise<FileInput> {
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}.`);
  return response.body;
}
