import { crc32 } from 'node:zlib';
import { Failure } from '@pagesmith/kernel';
import { assemble, type ByteSink, finishPdf, MemorySink, openPdf, type PdfDocument } from '@pagesmith/pdf';
import { readParts } from '../../define/index.ts';
import { fillPdf } from '../../fill-pdf/definition.ts';
import { Files } from '../../run/files.ts';
import { finishAsked } from '../../run/finish.ts';
import { runOperation } from '../../run/operation.ts';
import { allPages } from '../../run/pages.ts';
import type { RunOptions } from '../../run/run.ts';
import type { FilledRows, FillRowsTask, FormRow, RowProblem } from '../task.ts';
import { localHeader, type ZipEntry } from '../zip/zip-records.ts';
import { rowLines } from './row-lines.ts';

/** Of a row that warns of everything, what a report would show of it. */
const warningsOfRowMax = 5;

/** Fills rows one after the other, each as a call of its own would be. */
export async function fillRows(task: FillRowsTask, given: RunOptions, sink: ByteSink): Promise<FilledRows> {
  const { turn, from } = task;
  const files = new Files(given);
  const documents = task.output === 'zip' ? new ZipEntries(sink) : new MergedPages(sink, given, task.options);
  const [failed, warnings]: [NumberedProblem[], NumberedProblem[]] = [[], []];
  const begunMs = performance.now();
  let [next, done, filled] = [from, 0, 0];
  const isEnough = () =>
    done >= turn.rowsMax || documents.sizeBytes >= turn.bytesMax || performance.now() - begunMs >= turn.ms;
  try {
    const rows = files.get(task.rows);
    for (const line of rowLines(rows, from)) {
      const { row } = line;
      try {
        const outcome = await fillRow({ ...row, problem: task.problem ?? row.problem }, task, given);
        await documents.add(row.name, outcome.pdf);
        filled += 1;
        for (const warning of outcome.warnings.slice(0, warningsOfRowMax))
          warnings.push(aboutRow(row, warning));
      } catch (error) {
        failed.push(aboutRow(row, problemOf(error)));
      }
      next = line.next;
      done += 1;
      given.progress?.(done, done);
      if (isEnough()) break;
    }
    await documents.end();
    return { filled, failed, warnings, entries: documents.entries, next, isLast: next >= rows.length };
  } finally {
    files.close();
  }
}

type NumberedProblem = RowProblem & { readonly row: number };

async function fillRow({ values, problem }: FormRow, { template, options }: FillRowsTask, given: RunOptions) {
  if (problem) throw new Failure({ code: problem.code, status: 400, title: problem.words }, problem.words);
  const texts = values.flatMap(([name, several]) => several.map((content) => ({ name, content })));
  const input = readParts(fillPdf, [{ name: 'file', content: { source: template.source } }, ...texts]);
  const pdf = new MemorySink();
  const { warnings } = await runOperation('fill-pdf', input, options, {
    ...given,
    progress: undefined,
    sink: pdf,
  });
  return { pdf: pdf.finish(), warnings };
}

/** What is no failure of the row's is a fault, and ends the turn. */
function problemOf(error: unknown): RowProblem {
  if (!(error instanceof Failure)) throw error;
  const { field } = error.facts;
  return { code: error.code, words: error.words, ...(typeof field === 'string' && { field }) };
}

function aboutRow({ row, line }: FormRow, { code, words, field }: RowProblem): NumberedProblem {
  const [inEnglish, inFrench] = line
    ? [` (line ${line} of the file)`, ` (ligne ${line} du fichier)`]
    : ['', ''];
  const told = {
    en: `Row ${row}${inEnglish}: ${words.en}`,
    fr: `Ligne ${row}${inFrench}\u00a0: ${words.fr}`,
  };
  return { code, words: told, row, ...(field !== undefined && { field }) };
}

/** An entry of a ZIP for each. */
class ZipEntries {
  readonly entries: ZipEntry[] = [];
  readonly #sink: ByteSink;
  sizeBytes = 0;

  constructor(sink: ByteSink) {
    this.#sink = sink;
  }

  async add(name: string, pdf: Uint8Array): Promise<void> {
    const entry = { name, crc: crc32(pdf), sizeBytes: pdf.length, at: this.sizeBytes };
    const header = localHeader(entry);
    this.#sink.write(header);
    this.#sink.write(pdf);
    this.entries.push(entry);
    this.sizeBytes += header.length + pdf.length;
  }

  async end(): Promise<void> {}
}

/** All pages in one document, in which what they have in common is there once. */
class MergedPages {
  readonly entries: readonly ZipEntry[] = [];
  readonly #documents: PdfDocument[] = [];
  readonly #sink: ByteSink;
  readonly #given: RunOptions;
  readonly #options: FillRowsTask['options'];
  sizeBytes = 0;

  constructor(sink: ByteSink, given: RunOptions, options: FillRowsTask['options']) {
    this.#sink = sink;
    this.#given = given;
    this.#options = options;
  }

  async add(_name: string, pdf: Uint8Array): Promise<void> {
    this.#documents.push(await openPdf(pdf, { password: this.#given.password }));
    this.sizeBytes += pdf.length;
  }

  async end(): Promise<void> {
    if (this.#documents.length === 0) return;
    const merged = await assemble(this.#documents.flatMap(allPages));
    await finishPdf(merged, finishAsked(this.#options), this.#sink);
  }
}
