// npm run bench -- growth: how our time grows with pages and with fields. An exponent of 1 is in proportion, 2 its square.
import { fieldsInput, needle, pagesInput } from './inputs/index.ts';
import { engineCommand, requestFile } from './measure-ours.ts';
import type { Task } from './tasks.ts';
import { measureRepeated } from './tools/libraries.ts';

type Request = Pick<Task, 'operation' | 'filePart' | 'parts'>;
interface Growing {
  readonly name: string;
  readonly sizes: readonly number[];
  input(size: number): string;
  request(size: number): Request;
}

const pages = { sizes: [10, 100, 1_000, 10_000], input: pagesInput };
const fields = { sizes: [10, 100, 1_000, 10_000, 50_000], input: fieldsInput };
const onFile = (operation: string, ...parts: Request['parts']): Request => ({
  operation,
  filePart: 'file',
  parts,
});

const growing: readonly Growing[] = [
  { name: 'take the last page', ...pages, request: (size) => onFile('extract-pages', ['pages', `${size}`]) },
  { name: 'remove the first page', ...pages, request: () => onFile('remove-page', ['pages', '1']) },
  { name: 'find on the last page', ...pages, request: () => onFile('detect-page', ['searchText', needle]) },
  { name: 'list fields', ...fields, request: () => onFile('list-fields') },
  {
    name: 'fill up to 1,000 fields',
    ...fields,
    request: (size) => {
      const names = Array.from({ length: Math.min(size, fieldsPerCallMax) }, (_, at) => `field_${at + 1}`);
      return onFile('fill-pdf', ...names.map((name) => [name, `Value of ${name}`] as const));
    },
  },
];

/** A request has no more parts than this. */
const fieldsPerCallMax = 1_000;

/** What is short is done until V8 has compiled it, what takes many seconds no more than twice. */
const repeats = { warmUps: 40, runs: 9, secondsMax: 3 };

const [bundle = ''] = process.argv.slice(2);
for (const { name, sizes, input, request } of growing) {
  const times = sizes.map((size) => {
    const path = requestFile(request(size), [input(size)], repeats);
    return measureRepeated(engineCommand(bundle, path)).cpuMs;
  });
  const steps = sizes.map((size, at) => {
    const [before, now, earlier] = [times[at - 1] ?? Number.NaN, times[at] ?? Number.NaN, sizes[at - 1] ?? 1];
    const exponent = at === 0 ? '' : ` (${(Math.log(now / before) / Math.log(size / earlier)).toFixed(2)})`;
    return `${size}: ${now.toFixed(1)} ms${exponent}`;
  });
  console.log(`${name.padEnd(24)} ${steps.join('   ')}`);
}
