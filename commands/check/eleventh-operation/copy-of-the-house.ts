import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../../prepare/repository.mjs';

/** Made, not written; a room may have one of the other names. */
const made = new Set(['dist', 'data', 'reports', 'shots'].map((name) => join(root, name)));
const apart = new Set(['.git', 'node_modules']);

/** The sources in a folder of their own, with the packages that are installed here. */
export function copyOfTheHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'pagesmith-house-'));
  cpSync(root, house, { recursive: true, filter: (path) => !made.has(path) && !apart.has(basename(path)) });
  linkEach(join(root, 'node_modules'), join(house, 'node_modules'), (name) => name !== '@pagesmith');
  const ours = join(root, 'node_modules/@pagesmith');
  mkdirSync(join(house, 'node_modules/@pagesmith'));
  for (const room of readdirSync(ours)) {
    // Relative, so that it leads to the room of the copy.
    const place = readlinkSync(join(ours, room));
    symlinkSync(place, join(house, 'node_modules/@pagesmith', room));
    // What npm could not hoist.
    const own = join(ours, place, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(house, 'node_modules/@pagesmith', room, 'node_modules'));
  }
  return house;
}

function linkEach(from: string, to: string, isWanted: (name: string) => boolean): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter(isWanted)) symlinkSync(join(from, name), join(to, name));
}
