// npm run notices: writes THIRD-PARTY-NOTICES.md from what is installed.
import { writeFileSync } from 'node:fs';
import { notices, noticesFile } from './check/notices.mjs';

const { text, refused } = notices();
writeFileSync(noticesFile, text);
for (const complaint of refused) console.error(complaint);
process.exit(refused.length === 0 ? 0 : 1);
