import { writeFileSync } from 'node:fs';
import { Failure } from '@pagesmith/kernel';
import { operations, type ReceivedPart, readOptions, readParts } from '@pagesmith/operations';
import { type Outcome, runOperation } from '@pagesmith/operations/run';
import { type Case, isItself, type Subject, type Value } from './cases.ts';
import { checkFilled, checkFlattened, checkList, checkRenamed } from './check-fields.ts';
import { checkFound } from './check-found.ts';
import { checkPages } from './check-pages.ts';
import { checkShown } from './check-shown.ts';
import { checkWord } from './check-word.ts';
import type { Original } from './original.ts';
import type { Assignment, CaseOutcome, FieldVerdict } from './outcome.ts';
import { qpdfErrors } from './qpdf.ts';

type Verdict = Omit<CaseOutcome, 'caseId' | 'operation'>;
type Places = Pick<Assignment, 'outputPath' | 'documentsFolder'>;

/** Makes one request of a file and has the answer checked by other engines than the one that wrote it. */
export async function runCase(
  what: Case,
  original: Original,
  subject: Subject,
  { outputPath, documentsFolder, beginCheck }: Places & { beginCheck: () => void },
): Promise<CaseOutcome> {
  const { id: caseId, operation } = what;
  const parts = what.parts(subject);
  if (parts === undefined) return { caseId, operation, kind: 'absent' };
  try {
    const places = { outputPath, documentsFolder };
    const { content } = await request(what, original.path, parts);
    beginCheck();
    return { caseId, operation, ...(await verdict(what, original, subject, content, places)) };
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
  { outputPath, documentsFolder }: Places,
): Promise<Verdict> {
  if ('json' in content) return asVerdict(await checkJson(what, original, subject, content.json));
  if (!('file' in content)) throw new Error('no file');
  if (what.operation === 'pdf-to-docx') return checkWord(original.path, content.file, documentsFolder);
  writeFileSync(outputPath, content.file);
  const pages = Array.from({ length: subject.pageCount }, (_, index) => index + 1);
  const expected = what.expected?.(subject.pageCount) ?? { pages, turn: 0 };
  const seen = await checkPages(original, content.file, expected);
  // A filled form and a watermarked page are meant to look different: only their pages are counted.
  const look: Verdict = what.expected || seen.pagesCompared === undefined ? seen : { kind: 'ok' };
  if (look.kind !== 'ok') return look;
  const fields = asVerdict(await checkForm(what, original, subject, content.file));
  if (fields.kind !== 'ok') return fields;
  const errors = original.isInOrder ? qpdfErrors(outputPath) : undefined;
  const whole = { ...fields, ...look };
  return errors === undefined ? whole : { ...whole, kind: 'wrong', detail: `qpdf --check: ${errors}` };
}

const asVerdict = (found: FieldVerdict): Verdict => ({
  kind: found.detail === undefined ? 'ok' : 'wrong',
  ...found,
});

async function checkJson(
  what: Case,
  original: Original,
  { lastWord }: Subject,
  json: unknown,
): Promise<FieldVerdict> {
  if (what.operation === 'list-fields') return checkList(original, json);
  return complaint(await checkFound(original, json, lastWord ?? ''));
}

async function checkForm(
  what: Case,
  original: Original,
  subject: Subject,
  output: Uint8Array,
): Promise<FieldVerdict> {
  if (what.operation === 'rename-fields') return complaint(await checkRenamed(output, original, subject));
  if (what.operation !== 'fill-pdf') return {};
  if (what.options) return complaint(await checkFlattened(original, output, subject));
  const unread = await checkFilled(output, subject);
  return unread === undefined ? checkShown(original, output, subject) : complaint(unread);
}

const complaint = (detail: string | undefined): FieldVerdict => (detail === undefined ? {} : { detail });
