import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../prepare/repository.mjs';

/** Where the compiler remembers what it found in a room: the next time it looks at what has changed since. */
export const memoryOfTypes = (room, house = root) =>
  join(house, 'reports', `types-of-${room === '.' ? 'packages' : 'pages'}.tsbuildinfo`);

/** Of the data that code imports the compiler remembers the types, and does not look at it again: where it is newer, all begins anew. */
export function forgetChangedData(memory) {
  if (!existsSync(memory)) return;
  const rememberedAt = statSync(memory).mtimeMs;
  const { fileNames } = JSON.parse(readFileSync(memory, 'utf8'));
  const isChanged = (name) => {
    const file = join(dirname(memory), name);
    return existsSync(file) && statSync(file).mtimeMs > rememberedAt;
  };
  const data = fileNames.filter((name) => name.endsWith('.json') && !name.includes('node_modules'));
  if (data.some(isChanged)) rmSync(memory);
}
