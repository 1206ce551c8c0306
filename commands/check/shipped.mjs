// What ships with the product, by the lock file alone, so that the list is the same on every machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../prepare/repository.mjs';

export const lockedPackages = () =>
  JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;

const folder = 'node_modules/';

/** Each package and version once, in order; those of other platforms are `entry.optional`. */
export function shippedPackages(locked = lockedPackages()) {
  const seen = new Map();
  for (const [path, entry] of Object.entries(locked)) {
    if (!path.includes(folder) || entry.dev || entry.link) continue;
    const name = path.slice(path.lastIndexOf(folder) + folder.length);
    seen.set(`${name} ${entry.version}`, { path, name, version: entry.version, entry });
  }
  return [...seen.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}
