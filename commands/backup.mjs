// npm run backup, restore and move: see apps/server/src/backup.
import './prepare/node-version.mjs';
import { existsSync } from 'node:fs';

const command = new URL('../dist/server/backup.js', import.meta.url);
if (!existsSync(command)) {
  console.error('Nothing is built yet: run npm start or npm run build first.');
  process.exit(75);
}
await import(command.href);
