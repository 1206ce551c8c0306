// npm run corpus -- FOLDER [--every N]: every operation over every PDF in a folder, checked by other engines.
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Lane } from './lane.ts';
import type { FileReport } from './outcome.ts';
import { failureLines, floorsOf, summaryOf } from './summary.ts';

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
const files = pdfsIn(folder, every);
const reports: FileReport[] = [];
const lanes = [new Lane(worker), new Lane(worker)];
process.on('SIGINT', () => finish());
process.on('SIGTERM', () => finish());
const waiting = files.values();
await Promise.all(lanes.map((lane) => drain(lane, waiting)));
finish();

/** Also of a run that is stopped: what is known by then is told, and files that are missing break it. */
function finish(): never {
  for (const lane of lanes) lane.close();
  reports.sort((one, other) => (one.file < other.file ? -1 : 1));
  const report = join(dirname(worker), 'report.json');
  writeFileSync(report, JSON.stringify(reports, null, 1));
  process.stdout.write(`\n${summaryOf(reports, folder)}\n\nEverything in detail: ${report}\n`);
  const isHeld = floorsOf(reports).every((floor) => floor.isHeld);
  process.exit(isHeld && reports.length === files.length ? 0 : 1);
}

function pdfsIn(path: string, step: number): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.toLowerCase().endsWith('.pdf'))
    .sort()
    .filter((_, index) => index % step === 0)
    .map((name) => join(path, name));
}

async function drain(lane: Lane, waiting: Iterable<string>): Promise<void> {
  for (const file of waiting) {
    const report = await lane.run(file);
    reports.push(report);
    for (const line of failureLines(report, folder)) process.stdout.write(`${line}\n`);
    showProgress(reports.length, files.length);
  }
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total} files`);
  else if (done % 25 === 0 || done === total) process.stdout.write(`${done} of ${total} files\n`);
}
