// npm run bench -- docx [NAME]: our conversion to Word beside the converters that are installed, by the scorer and the
// documents of ../shared/docx where those are there, and by time and memory on our own samples where they are not.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { samplePath } from '@pagesmith/operations/samples';
import { withPdfium } from '@pagesmith/pdf';
import { type Measurement, measureProgram } from '../src/measure.ts';
import { type Converter, findConverters } from './converters.ts';
import { mean, type Scores, scoreFolder, scorerLacks } from './scores.ts';

const [bundle = '', wanted = ''] = process.argv.slice(2);
const root = resolve(import.meta.dirname, '../..');
const benchmark = resolve(root, '../shared/docx');
const hasBenchmark = existsSync(join(benchmark, 'score_docx.py'));
const folder = hasBenchmark ? join(benchmark, 'pdf') : samplePath('');
const lacks = hasBenchmark ? scorerLacks() : 'the benchmark in ../shared/docx';
const { found, missing } = findConverters(join(root, bundle));
if (missing.length > 0) console.log(`Not installed, and left out: ${missing.join(', ')}.`);
if (lacks !== undefined) console.log(`No scores, for want of ${lacks}.`);

const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf') && !name.includes('protected') && name.includes(wanted))
  .map((name) => join(folder, name));
const pageCount = (
  await Promise.all(
    documents.map((path) => withPdfium(readFileSync(path), undefined, (pdf) => pdf.pageCount)),
  )
).reduce((sum, count) => sum + count, 0);
console.log(`${documents.length} documents, ${pageCount} pages\n`);
for (const converter of found) console.log(lineOf(converter, convertAll(converter)));

interface Converted {
  readonly output: string;
  readonly done: readonly Measurement[];
}

function convertAll({ name, command }: Converter): Converted {
  const output = join(root, 'reports/bench/docx', name);
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const done = documents.flatMap((path) => {
    const target = join(output, `${basename(path, '.pdf')}.docx`);
    try {
      const [program, ...args] = command(path, target);
      const measured = measureProgram(program, args);
      return existsSync(target) ? [measured] : [];
    } catch {
      return [];
    }
  });
  return { output, done };
}

function lineOf({ name }: Converter, { output, done }: Converted): string {
  const cpuMs = done.reduce((sum, measured) => sum + measured.cpuMs, 0);
  const peaks = done.flatMap(({ peakBytes }) => peakBytes ?? []);
  const scores: Scores | undefined =
    lacks === undefined && wanted === '' ? scoreFolder(benchmark, output) : undefined;
  const figures = [
    `failed ${documents.length - done.length}`,
    `CPU s a page ${(cpuMs / 1000 / Math.max(1, pageCount)).toFixed(2)}`,
    `peak MB ${peaks.length === 0 ? '–' : (Math.max(...peaks) / 1024 ** 2).toFixed(0)}`,
  ];
  if (scores === undefined) return `${name.padEnd(14)}${figures.join(', ')}`;
  const values = [...scores.byDocument.values()];
  const [lowest] = [...scores.byDocument].sort(([, one], [, other]) => one - other);
  const metrics = [...scores.metrics].map(([metric, value]) => `${metric} ${value.toFixed(2)}`);
  return [
    `${name.padEnd(14)}score ${mean(values).toFixed(1)}, lowest ${lowest?.[1]} (${lowest?.[0]}), ${figures.join(', ')}`,
    `${''.padEnd(14)}${metrics.join(', ')}\n`,
  ].join('\n');
}
