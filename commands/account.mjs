// npm run account: blocks an account or brings it back, through the running server or on its database.
import './prepare/node-version.mjs';
import { existsSync } from 'node:fs';

const command = new URL('../dist/server/account.js', import.meta.url);
if (!existsSync(command)) {
  console.error('Nothing is built yet: run npm start or npm run build first.');
  process.exit(75);
}
await import(command.href);
