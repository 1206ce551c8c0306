// npm run tickets: lists and answers support tickets, through the running server or on its database. It builds nothing:
// a mail server that hands over a mail does not wait for that.
import './prepare/node-version.mjs';
import { existsSync } from 'node:fs';

const command = new URL('../dist/server/tickets.js', import.meta.url);
if (!existsSync(command)) {
  console.error('Nothing is built yet: run npm start or npm run build first.');
  process.exit(75);
}
await import(command.href);
