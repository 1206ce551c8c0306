import { readFileSync } from 'node:fs';
import { Failure } from '@pagesmith/kernel';
import { openPdf, type PdfDocument, type Warning } from '@pagesmith/pdf';
import type { InputOf, JsonResult, Operation, OptionsOf, UploadedPdf } from '../define/index.ts';

/** In pages. */
export type OnProgress = (done: number, total: number) => void;

export interface RunContext {
  /** Opens whichever file of the request needs it. */
  readonly password: string | undefined;
  /** For the runner of a result that is no PDF to put into it; a PDF is marked when it is written. */
  readonly watermark: string | undefined;
  /** For an operation that goes through pages at a cost to say how many it has done; nobody may be listening. */
  readonly progress: OnProgress | undefined;
  /** For the runner of a result that is no PDF: a PDF has its own list. */
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

/** What an operation does, once its request has been read. A PDF is handed back open, so that it is written once. */
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
}

export interface Outcome {
  readonly content: { readonly file: Uint8Array } | { readonly json: unknown };
  readonly warnings: readonly Warning[];
}

export function contextFor(
  { password, watermark, progress }: RunOptions,
  warnings: Warning[] = [],
): RunContext {
  // At once: an engine process has nothing else to do meanwhile.
  const read = async ({ source }: UploadedPdf) =>
    typeof source === 'string' ? readFileSync(source) : source;
  const open = async (file: UploadedPdf) =>
    namingPart(file.part, async () => openPdf(await read(file), { password }));
  const warn = (warning: Warning) => void warnings.push(warning);
  return { password, watermark, progress, warn, open, read };
}

/** Adds to a failure which of the request's files it is about. */
export async function namingPart<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const words = { en: `Part ${part}: ${error.in('en')}`, fr: `Partie ${part}\u00a0: ${error.in('fr')}` };
    throw new Failure(error.kind, words, { cause: error, facts: { ...error.facts, part } });
  }
}
