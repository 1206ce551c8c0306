// npm run fuzz -- SECONDS [FOLDER] [--seed N]: damaged copies of PDFs, one after the other, through every operation in
// processes that can be thrown away. A find is a crash that is no Failure, a process that dies, hangs or takes too much
// memory, or a PDF that PDFium does not open. Its seed makes the same file again, and the file is kept.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { limits } from '../corpus/confined.ts';
import { Lane } from '../corpus/lane.ts';
import type { CaseOutcome } from '../corpus/outcome.ts';
import { damaged } from './damage.ts';
import { Random } from './random.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seed: { type: 'string' } } });
const [given = '60', folder = 'packages/operations/samples'] = positionals;
const secondsMax = Number(given);
const only = values.seed === undefined ? undefined : Number(values.seed);
if (!(secondsMax > 0) || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  process.stderr.write('Say for how long, and of which PDFs: npm run fuzz -- SECONDS [FOLDER] [--seed N]\n');
  process.exit(2);
}

/** Larger files take longer without showing more. */
const sizeBytesMax = 2 * 1024 ** 2;
const here = dirname(fileURLToPath(import.meta.url));
const kept = join(here, 'kept');
mkdirSync(kept, { recursive: true });
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.toLowerCase().endsWith('.pdf'))
  .map((name) => join(folder, name))
  .filter((path) => statSync(path).size <= sizeBytesMax)
  .sort();

const isFind = ({ kind, detail }: CaseOutcome): boolean =>
  ['crashed', 'deadline', 'memory', 'died'].includes(kind) ||
  (kind === 'wrong' && /refuses the output/.test(detail ?? ''));

const end = Date.now() + secondsMax * 1_000;
let seed = only ?? Date.now() % 1_000_000_000;
let [files, finds] = [0, 0];
process.stdout.write(`${sources.length} PDFs, ${secondsMax} seconds, from seed ${seed}\n`);

async function work(number: number): Promise<void> {
  const lane = new Lane(join(here, 'worker.js'), limits);
  const path = join(here, `damaged-${number}.pdf`);
  while (Date.now() < end && (only === undefined || files === 0)) {
    const mine = seed++;
    files += 1;
    const random = new Random(mine);
    const source = random.pick(sources);
    const { file, by } = damaged(readFileSync(source), random);
    writeFileSync(path, file);
    const { outcomes } = await lane.run(path);
    for (const outcome of outcomes.filter(isFind)) {
      finds += 1;
      copyFileSync(path, join(kept, `${mine}.pdf`));
      const what = `${outcome.caseId}: ${outcome.kind} ${outcome.detail ?? ''}`;
      process.stdout.write(`seed ${mine} (${basename(source)}, ${by.join(', ')}) ${what}\n`);
    }
    if (files % 50 === 0) process.stdout.write(`${files} files, ${finds} finds\n`);
  }
  lane.close();
}

await Promise.all([work(1), work(2)]);
process.stdout.write(`${files} damaged files, ${finds} finds; those are in ${kept}\n`);
process.exit(finds === 0 ? 0 : 1);
