// npm run corpus -- FOLDER [--every N]: every operation over every PDF in a folder, checked by other engines.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { FileReport } from './outcome.ts';
import { runFile } from './run-file.ts';
import { floorsOf, summaryOf } from './summary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' } },
});
const [given] = positionals;
const every = Number(values.every);
if (given === undefined || !statSync(given, { throwIfNoEntry: false })?.isDirectory() || !(every >= 1)) {
  process.stderr.write('Name a folder of PDFs: npm run corpus -- FOLDER [--every N]\n');
  process.exit(2);
}

const folder = resolve(given);
const worker = join(dirname(fileURLToPath(import.meta.url)), 'worker.js');
const reports = await runAll(pdfsIn(folder, every));
const report = join(dirname(worker), 'report.json');
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify(reports, null, 1));
process.stdout.write(`\n${summaryOf(reports, folder)}\n\nEverything in detail: ${report}\n`);
process.exitCode = floorsOf(reports).every(({ isHeld }) => isHeld) ? 0 : 1;

function pdfsIn(path: string, step: number): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .filter((_, index) => index % step === 0)
    .map((name) => join(path, name));
}

/** Two files at a time. */
async function runAll(files: readonly string[]): Promise<FileReport[]> {
  const done: FileReport[] = [];
  const waiting = files.values();
  const drain = async () => {
    for (const file of waiting) {
      done.push(await runFile(worker, file));
      showProgress(done.length, files.length);
    }
  };
  await Promise.all([drain(), drain()]);
  return done.sort((one, other) => (one.file < other.file ? -1 : 1));
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total} files`);
  else if (done % 25 === 0 || done === total) process.stdout.write(`${done} of ${total} files\n`);
}
