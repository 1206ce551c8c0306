import { csvLine, Failure } from '@pagesmith/kernel';
import type { ByteSink, Field } from '@pagesmith/pdf';
import { Files } from '../../run/files.ts';
import { runOperation } from '../../run/operation.ts';
import type { RunOptions } from '../../run/run.ts';
import { formsFailures } from '../forms-failures.ts';
import type { CountFormsTask, ListedForms, ListFormsTask, RowProblem } from '../task.ts';
import { ZipTooLarge, ZipUnreadable } from '../zip/zip-files.ts';
import { type Form, formsIn } from './forms-in.ts';

export async function countForms(
  { files: sent }: CountFormsTask,
  given: RunOptions,
): Promise<{ count: number }> {
  const files = new Files(given);
  try {
    return { count: formsIn(sent, files).length };
  } finally {
    files.close();
  }
}

type Value = Field['value'];

interface ReadForm {
  readonly file: string;
  readonly values?: ReadonlyMap<string, Value>;
  readonly problem?: RowProblem;
}

/** One table of what all the forms say; a form that cannot be read has its problem in its line. */
export async function listForms(
  { files: sent, format }: ListFormsTask,
  given: RunOptions,
  sink: ByteSink,
): Promise<ListedForms> {
  const files = new Files(given);
  try {
    const read: ReadForm[] = [];
    for (const form of formsIn(sent, files)) read.push(await readForm(form, given));
    const problems = read.flatMap(({ problem }) => problem ?? []);
    const [first] = problems;
    if (first && problems.length === read.length) throw formsFailures.everyFormFailed({ first: first.words });
    sink.write(Buffer.from(format === 'json' ? inJson(read) : inCsv(read)));
    return { times: read.length - problems.length, warnings: problems };
  } finally {
    files.close();
  }
}

async function readForm({ name, open }: Form, given: RunOptions): Promise<ReadForm> {
  try {
    const plain = { ...given, sink: undefined, progress: undefined };
    const { content } = await runOperation('list-fields', { file: open() }, {}, plain);
    const { fields } = ('json' in content ? content.json : { fields: [] }) as { fields: readonly Field[] };
    return { file: name, values: new Map(fields.map((field) => [field.name, field.value])) };
  } catch (error) {
    return { file: name, problem: problemOf(name, error) };
  }
}

function problemOf(file: string, error: unknown): RowProblem {
  const isPacked = error instanceof ZipTooLarge || error instanceof ZipUnreadable;
  const failure = isPacked ? formsFailures.zipUnreadable({ part: 'files', file }) : error;
  if (!(failure instanceof Failure)) throw failure;
  const { code, words } = failure;
  return { code, words: { en: `${file}: ${words.en}`, fr: `${file}\u00a0: ${words.fr}` } };
}

function inCsv(forms: readonly ReadForm[]): string {
  const fields = [...new Set(forms.flatMap(({ values }) => [...(values?.keys() ?? [])]))];
  const lines = forms.map(({ file, values, problem }) => [
    file,
    problem?.code ?? '',
    ...fields.map((field) => textOf(values?.get(field))),
  ]);
  // The mark tells spreadsheets that it is UTF-8.
  return `\ufeff${[['file', 'error', ...fields], ...lines].map(csvLine).join('\r\n')}\r\n`;
}

function textOf(value: Value | undefined): string {
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join('; ') : String(value);
}

const inJson = (forms: readonly ReadForm[]): string =>
  JSON.stringify(
    forms.map(({ file, values, problem }) =>
      problem ? { file, error: problem.code } : { file, values: Object.fromEntries(values ?? []) },
    ),
  );
