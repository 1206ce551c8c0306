// A worker does not inherit the loader that reads TypeScript, and to load that takes as long as to start the database:
// tests, which have built the server, use its bundle. A bundle does not need this file.
import { existsSync } from 'node:fs';

const built = new URL('../../../../dist/server/database-worker.js', import.meta.url);

if (process.env.VITEST && existsSync(built)) {
  await import(built.href);
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import('../embedded/worker.ts');
}
