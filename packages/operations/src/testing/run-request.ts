import { readFileSync } from 'node:fs';
import { readPageText, withPdfium } from '@pagesmith/pdf';
import { type OperationId, operations, type ReceivedPart, readOptions, readParts } from '../index.ts';
import { type Outcome, runOperation } from '../run/index.ts';
import { samplePath } from '../samples.ts';

export const file = (name: string, sample: string | Uint8Array): ReceivedPart => ({
  name,
  content: { source: typeof sample === 'string' ? new Uint8Array(readFileSync(samplePath(sample))) : sample },
});

export const text = (name: string, content: string): ReceivedPart => ({ name, content });

/** Runs an operation as a request would: its parts are read by its definition first. */
export function runRequest(
  id: OperationId,
  parts: readonly ReceivedPart[],
  query: Record<string, string> = {},
): Promise<Outcome> {
  const operation = operations.find((known) => known.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return runOperation(id, readParts(operation, parts), readOptions(operation, query));
}

export async function pdfOf(outcome: Promise<Outcome>): Promise<Uint8Array> {
  const { content } = await outcome;
  if (!('file' in content)) throw new Error('the answer is no file');
  return content.file;
}

export async function jsonOf(outcome: Promise<Outcome>): Promise<unknown> {
  const { content } = await outcome;
  if (!('json' in content)) throw new Error('the answer is no JSON');
  return content.json;
}

/** The first line of every page, read by PDFium. */
export async function headingsOf(outcome: Promise<Outcome>): Promise<string[]> {
  const bytes = await pdfOf(outcome);
  return withPdfium(bytes, undefined, (document) =>
    Array.from({ length: document.pageCount }, (_, index) =>
      (readPageText(document, index + 1).split(/\r?\n/)[0] ?? '').trim(),
    ),
  );
}
