// npm run doctor: what is wrong with this installation, and what to do about it. Ends with 1 if anything is.
import { examine } from './examine.ts';
import type { Finding } from './finding.ts';

const signs: Record<Finding['state'], string> = { fine: '✓', advice: '!', wrong: '✗', unknown: '?' };

const textOf = ({ about, state, says, remedy }: Finding): string =>
  `${signs[state]} ${about}: ${says}${remedy ? `\n  → ${remedy}` : ''}`;

const findings = await examine();
const isSound = findings.every(({ state }) => state !== 'wrong');
const isJson = process.argv.includes('--json');
const report = isJson ? JSON.stringify({ isSound, findings }, null, 2) : findings.map(textOf).join('\n');
process.stdout.write(`${report}\n`);
process.exitCode = isSound ? 0 : 1;
