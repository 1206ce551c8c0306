import { Failure } from '@pagesmith/kernel';
import { type ByteSink, openPdf, type PdfDocument, type PdfFile, type Warning } from '@pagesmith/pdf';
import {
  type InputOf,
  type JsonResult,
  type Operation,
  type OptionsOf,
  partPrefix,
  placeSuffix,
  type UploadedPdf,
} from '../define/index.ts';
import type { FileOptions, Files } from './files.ts';

/** In pages. */
export type OnProgress = (done: number, total: number) => void;

export interface RunContext {
  /** Tried on every protected file in the request. */
  readonly password: string | undefined;
  /** For runners whose result is not a PDF, which have to add it themselves; PDFs are marked when they are written. */
  readonly watermark: string | undefined;
  /** For operations that take a while per page, to report how many are done. Absent if nobody is listening. */
  readonly progress: OnProgress | undefined;
  /** The processor time that there is for a document of so many pages. Absent if there is no end to it. */
  readonly msFor: ((pages: number) => number) | undefined;
  /** For runners whose result is not a PDF; a PDF carries its own warnings. */
  warn(warning: Warning): void;
  open(file: UploadedPdf): Promise<PdfDocument>;
  /** The file as it lies there, for runners that do not open it as a document. */
  read(file: UploadedPdf): PdfFile;
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

export interface RunOptions extends FileOptions {
  readonly password?: string | undefined;
  /** Drawn over every page of a PDF result, and in the header of a Word document. */
  readonly watermark?: string | undefined;
  readonly progress?: OnProgress | undefined;
  readonly msFor?: ((pages: number) => number) | undefined;
  /** Returns a picture of the first page of a PDF result (PNG) in place of the document. */
  readonly isPictured?: boolean | undefined;
  /** Where a file that is the result goes; into memory unless given. */
  readonly sink?: ByteSink | undefined;
}

export interface Outcome {
  /** A file that went into a sink is not here. */
  readonly content: { readonly file: Uint8Array } | { readonly json: unknown } | { readonly isWritten: true };
  readonly warnings: readonly Warning[];
}

export function contextFor(
  { password, watermark, progress, msFor }: RunOptions,
  files: Files,
  warnings: Warning[],
): RunContext {
  const read = (file: UploadedPdf) => files.get(file);
  const open = async (file: UploadedPdf) =>
    namingPart(file.part, async () => openPdf(read(file), { password }), file.place);
  const warn = (warning: Warning) => void warnings.push(warning);
  return { password, watermark, progress, msFor, warn, open, read };
}

/** Makes a failure say which of the request's files it is about. */
export async function namingPart<T>(
  part: string,
  work: () => Promise<T>,
  place?: UploadedPdf['place'],
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const prefix = partPrefix(part);
    const suffix = placeSuffix(place);
    const told = (language: 'en' | 'fr') => `${prefix[language]}${error.in(language)}${suffix[language]}`;
    const words = { en: told('en'), fr: told('fr') };
    throw new Failure(error.kind, words, { cause: error, facts: { ...error.facts, part } });
  }
}
