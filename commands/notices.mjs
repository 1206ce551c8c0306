// npm run notices: writes THIRD-PARTY-NOTICES.md and the bill of materials from what is installed.
import { writeFileSync } from 'node:fs';
import { billFile, billOfMaterials } from './check/bill-of-materials.mjs';
import { notices, noticesFile } from './check/notices.mjs';

const { text, refused } = notices();
writeFileSync(noticesFile, text);
writeFileSync(billFile, billOfMaterials());
for (const complaint of refused) console.error(complaint);
process.exit(refused.length === 0 ? 0 : 1);
