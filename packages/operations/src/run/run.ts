import { readFileSync } from 'node:fs';
import { Failure } from '@pagesmith/kernel';
import { openPdf, type PdfDocument, type Warning } from '@pagesmith/pdf';
import {
  type InputOf,
  type JsonResult,
  type Operation,
  type OptionsOf,
  partPrefix,
  type UploadedPdf,
} from '../define/index.ts';

/** In pages. */
export type OnProgress = (done: number, total: number) => void;

export interface RunContext {
  /** Tried on every protected file in the request. */
  readonly password: string | undefined;
  /** For runners whose result is not a PDF, which have to add it themselves; PDFs are marked when they are written. */
  readonly watermark: string | undefined;
  /** For operations that take a while per page, to report how many are done. Absent if nobody is listening. */
  readonly progress: OnProgress | undefined;
  /** For runners whose result is not a PDF; a PDF carries its own warnings. */
  warn(warning: Warning): void;
  open(file: UploadedPdf): Promise<PdfDocument>;
  read(file: UploadedPdf): Promise<Uint8Array>;
}

type OutputOf<D extends Operation> =
  D['result'] extends JsonResult<infer Schema>
    ? Schema['_zod']['output']
    : D['result']['kind'] extends 'pdf'
      ? PdfDocument
      : Uint8Array;

/** Does the work of an operation on values that have been read. A PDF is returned open, so that it is written only once. */
export type Run<D extends Operation> = (
  input: InputOf<D>,
  options: OptionsOf<D>,
  context: RunContext,
) => Promise<OutputOf<D>>;

export interface RunOptions {
  readonly password?: string | undefined;
  /** Drawn over every page of a PDF result, and in the header of a Word document. */
  readonly watermark?: string | undefined;
  readonly progress?: OnProgress | undefined;
  /** Returns a picture of the first page of a PDF result (PNG) in place of the document. */
  readonly isPictured?: boolean | undefined;
  /** How the file at a path is read: as it lies there, unless given. */
  readonly readFile?: ((path: string) => Uint8Array) | undefined;
}

export interface Outcome {
  readonly content: { readonly file: Uint8Array } | { readonly json: unknown };
  readonly warnings: readonly Warning[];
}

export function contextFor(
  { password, watermark, progress, readFile = readFileSync }: RunOptions,
  warnings: Warning[] = [],
): RunContext {
  // Synchronously: an engine process has nothing else to do in the meantime.
  const read = async ({ source }: UploadedPdf) => (typeof source === 'string' ? readFile(source) : source);
  const open = async (file: UploadedPdf) =>
    namingPart(file.part, async () => openPdf(await read(file), { password }));
  const warn = (warning: Warning) => void warnings.push(warning);
  return { password, watermark, progress, warn, open, read };
}

/** Makes a failure say which of the request's files it is about. */
export async function namingPart<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const prefix = partPrefix(part);
    const words = { en: `${prefix.en}${error.in('en')}`, fr: `${prefix.fr}${error.in('fr')}` };
    throw new Failure(error.kind, words, { cause: error, facts: { ...error.facts, part } });
  }
}
