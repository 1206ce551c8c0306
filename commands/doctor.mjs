// npm run doctor: looks at the configuration and everything that it names; see apps/server/src/doctor.
import './prepare/node-version.mjs';
import { existsSync } from 'node:fs';

const command = new URL('../dist/server/doctor.js', import.meta.url);
if (!existsSync(command)) {
  console.error('Nothing is built yet: run npm start or npm run build first.');
  process.exit(75);
}
await import(command.href);
