// The sample files that examples, documentation and `npm run try` use.
import { fileURLToPath } from 'node:url';

export const samplePath = (name: string): string =>
  fileURLToPath(new URL(`../samples/${name}`, import.meta.url));
