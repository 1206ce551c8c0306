import { writeFileSync } from 'node:fs';
import { Failure } from '@pagesmith/kernel';
import { operations, type ReceivedPart, readOptions, readParts } from '@pagesmith/operations';
import { type Outcome, runOperation } from '@pagesmith/operations/run';
import { type Case, isItself, type Subject, type Value } from './cases.ts';
import { checkFilled, checkFlattened, checkFound, checkList, checkRenamed } from './check-other.ts';
import { checkPages } from './check-pages.ts';
import type { Original } from './original.ts';
import type { CaseOutcome } from './outcome.ts';
import { qpdfErrors } from './qpdf.ts';

type Verdict = Omit<CaseOutcome, 'caseId' | 'operation'>;

/** Makes one request of a file and has the answer checked by other engines than the one that wrote it. */
export async function runCase(
  what: Case,
  original: Original,
  subject: Subject,
  { outputPath, beginCheck }: { outputPath: string; beginCheck: () => void },
): Promise<CaseOutcome> {
  const { id: caseId, operation } = what;
  const parts = what.parts(subject);
  if (parts === undefined) return { caseId, operation, kind: 'absent' };
  try {
    const { content } = await request(what, original.path, parts);
    beginCheck();
    return { caseId, operation, ...(await verdict(what, original, subject, content, outputPath)) };
  } catch (error) {
    if (error instanceof Failure) {
      return { caseId, operation, kind: 'refused', detail: `${error.code}: ${error.message}` };
    }
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { caseId, operation, kind: 'crashed', detail: detail.split('\n').slice(0, 4).join(' ') };
  }
}

async function request(
  what: Case,
  path: string,
  parts: readonly (readonly [name: string, value: Value])[],
): Promise<Outcome> {
  const definition = operations.find(({ id }) => id === what.operation);
  if (definition === undefined) throw new Error(`There is no operation ${what.operation}.`);
  const received = parts.map(
    ([name, value]): ReceivedPart => ({ name, content: isItself(value) ? { source: path } : value }),
  );
  const input = readParts(definition, received);
  const options = readOptions(definition, what.options ?? {});
  return runOperation(what.operation, input, options, { watermark: what.watermark });
}

async function verdict(
  what: Case,
  original: Original,
  subject: Subject,
  content: Outcome['content'],
  outputPath: string,
): Promise<Verdict> {
  if ('json' in content) return complaintAsVerdict(await checkJson(what, original, subject, content.json));
  writeFileSync(outputPath, content.file);
  const pages = Array.from({ length: subject.pageCount }, (_, index) => index + 1);
  const expected = what.expected?.(subject.pageCount) ?? { pages, turn: 0 };
  const seen = await checkPages(original, content.file, expected);
  // A filled form and a watermarked page are meant to look different: only their pages are counted.
  const look: Verdict = what.expected || seen.pagesCompared === undefined ? seen : { kind: 'ok' };
  if (look.kind !== 'ok') return look;
  const complaint = await checkDocument(what, original, subject, content.file);
  if (complaint !== undefined) return { kind: 'wrong', detail: complaint };
  const errors = original.isInOrder ? qpdfErrors(outputPath) : undefined;
  return errors === undefined ? look : { ...look, kind: 'wrong', detail: `qpdf --check: ${errors}` };
}

const complaintAsVerdict = (complaint: string | undefined): Verdict =>
  complaint === undefined ? { kind: 'ok' } : { kind: 'wrong', detail: complaint };

function checkJson(what: Case, original: Original, { lastWord }: Subject, json: unknown) {
  if (what.operation === 'list-fields') return checkList(original, json);
  return checkFound(original, json, lastWord ?? '');
}

async function checkDocument(what: Case, original: Original, subject: Subject, output: Uint8Array) {
  if (what.operation === 'rename-fields') return checkRenamed(output, original, subject);
  if (what.operation !== 'fill-pdf') return undefined;
  return what.options ? checkFlattened(original, output, subject) : checkFilled(output, subject);
}
