// npm run operator: what operators can do, through the running server or on its database.
import './prepare/node-version.mjs';
import { existsSync } from 'node:fs';

const command = new URL('../dist/server/operator.js', import.meta.url);
if (!existsSync(command)) {
  console.error('Nothing is built yet: run npm start or npm run build first.');
  process.exit(75);
}
await import(command.href);
