import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The files that lie in the spool of a data folder; `engines` in the folders of engine processes, where they are links. */
export function spooledIn(dataDir: string): { readonly calls: string[]; readonly engines: string[] } {
  const entries = readdirSync(join(dataDir, 'spool'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const isEngines = ({ parentPath }: { parentPath: string }) => basename(parentPath).startsWith('engine-');
  const pathOf = ({ parentPath, name }: { parentPath: string; name: string }) => join(parentPath, name);
  return {
    calls: files.filter((file) => !isEngines(file)).map(pathOf),
    engines: files.filter(isEngines).map(pathOf),
  };
}

export const nothing = { calls: [], engines: [] };
