import { join } from 'node:path';
import { root } from '../prepare/repository.mjs';

/** Where the compiler remembers what it found in a room: the next time it looks at what has changed since. */
export const memoryOfTypes = (room, house = root) =>
  join(house, 'reports', `types-of-${room === '.' ? 'packages' : 'pages'}.tsbuildinfo`);
