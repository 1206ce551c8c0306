/**
 * Files that are found by address, not by import. From source they lie in this room; in a bundle they lie
 * beside it: `database-worker.js` (made from embedded/worker.ts) and the folders `migrations` and `functions`.
 */
const isSource = import.meta.url.endsWith('.ts');

export const workerUrl = isSource
  ? new URL('./testing/worker-from-source.mjs', import.meta.url)
  : new URL('./database-worker.js', import.meta.url);

export const migrationsUrl = new URL(isSource ? '../migrations/' : './migrations/', import.meta.url);
export const functionsUrl = new URL(isSource ? '../functions/' : './functions/', import.meta.url);
