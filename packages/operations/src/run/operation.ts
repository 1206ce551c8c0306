import {
  addWatermark,
  encodeFewColours,
  finishPdf,
  MemorySink,
  type PdfDocument,
  renderPage,
  type Warning,
} from '@pagesmith/pdf';
import type { Operation } from '../define/index.ts';
import { type OperationId, operations } from '../operations.ts';
import { Files } from './files.ts';
import { finishAsked } from './finish.ts';
import { runners } from './registry.ts';
import { contextFor, type Outcome, type Run, type RunOptions } from './run.ts';

/** Runs an operation on values that its definition has read. */
export async function runOperation(
  id: OperationId,
  input: unknown,
  options: unknown,
  given: RunOptions = {},
): Promise<Outcome> {
  const run = (await runners[id]()) as Run<Operation>;
  const warnings: Warning[] = [];
  const files = new Files(given);
  try {
    const output: unknown = await run(input as never, options as never, contextFor(given, files, warnings));
    const content = await contentOf(output, options, given);
    return { content, warnings: isDocument(output) ? [...warnings, ...output.warnings] : warnings };
  } finally {
    files.close();
  }
}

async function contentOf(output: unknown, options: unknown, given: RunOptions): Promise<Outcome['content']> {
  if (output instanceof Uint8Array) return handOver(output, given);
  if (!isDocument(output)) return { json: output };
  if (given.watermark !== undefined) await addWatermark(output, given.watermark);
  const finish = finishAsked(options);
  if (given.sink && !given.isPictured) {
    await finishPdf(output, finish, given.sink);
    return { isWritten: true };
  }
  const memory = new MemorySink();
  await finishPdf(output, finish, memory);
  const file = memory.finish();
  return handOver(given.isPictured ? await pictureOf(file) : file, given);
}

function handOver(file: Uint8Array, { sink }: RunOptions): Outcome['content'] {
  if (!sink) return { file };
  sink.write(file);
  return { isWritten: true };
}

/** Wide enough for a sharp page beside text. */
const pictureScale = 1.5;

const pictureOf = async (pdf: Uint8Array): Promise<Uint8Array> =>
  encodeFewColours(await renderPage(pdf, 1, { scale: pictureScale }));

const isDocument = (output: unknown): output is PdfDocument =>
  typeof output === 'object' && output !== null && 'save' in output;

/**
 * Loads in advance what most processes work on, so that the first call does not have to wait for it. Long operations have
 * processes of their own, which are started when there is work for them.
 */
export async function warmUp(): Promise<void> {
  await Promise.all(operations.flatMap(({ id, isLong }) => (isLong ? [] : runners[id]())));
}
