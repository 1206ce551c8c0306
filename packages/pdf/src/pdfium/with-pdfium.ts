import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { type ByteSource, inMemory, type PdfFile, sourceOf } from '../bytes/index.ts';
import { pdfFailures } from '../failures.ts';
import { discardEngine, type Engine, loadEngine } from './engine.ts';

/** A document that PDFium has open, valid only until the callback of `withPdfium` ends. */
export interface PdfiumDocument {
  readonly pdfium: WrappedPdfiumModule;
  readonly handle: number;
  readonly pageCount: number;
  /** Calls `read` with the handle of a page (1-based), or returns undefined where PDFium finds no page. */
  withPage<Result>(page: number, read: (pageHandle: number) => Result): Result | undefined;
}

/** Opens the file with PDFium, hands the document to `use` and frees everything afterwards. */
export async function withPdfium<Result>(
  file: PdfFile,
  password: string | undefined,
  use: (document: PdfiumDocument, engine: Engine) => Result | Promise<Result>,
): Promise<Result> {
  const engine = await loadEngine();
  try {
    return await useDocument(engine, withHeader(sourceOf(file)), password, use);
  } catch (error) {
    if (!isTrap(error)) throw error;
    discardEngine();
    throw pdfFailures.fileDamaged({ cause: error });
  }
}

async function useDocument<Result>(
  engine: Engine,
  source: ByteSource,
  password: string | undefined,
  use: (document: PdfiumDocument, engine: Engine) => Result | Promise<Result>,
): Promise<Result> {
  const { malloc, free } = engine.pdfium.pdfium.wasmExports;
  const access = malloc(fileAccessBytes);
  try {
    const handle = openHandle(engine, access, source, password);
    try {
      return await use(documentOf(engine, handle), engine);
    } finally {
      engine.pdfium.FPDF_CloseDocument(handle);
    }
  } finally {
    engine.inputs.delete(access);
    free(access);
  }
}

// FPDF_FILEACCESS: unsigned long m_FileLen, a function pointer m_GetBlock, void* m_Param (fpdfview.h).
const fileAccessBytes = 12;

function openHandle(
  engine: Engine,
  access: number,
  source: ByteSource,
  password: string | undefined,
): number {
  const { pdfium, inputs, readBlock } = engine;
  inputs.set(access, source);
  pdfium.pdfium.setValue(access, source.length, 'i32');
  pdfium.pdfium.setValue(access + 4, readBlock, 'i32');
  pdfium.pdfium.setValue(access + 8, access, 'i32');
  const handle = pdfium.FPDF_LoadCustomDocument(access, password ?? '');
  if (handle === 0) throw openFailure(pdfium.FPDF_GetLastError(), source, password);
  return handle;
}

// The FPDF_ERR_ codes of fpdfview.h.
const passwordError = 4;
const securityError = 5;

function openFailure(code: number, source: ByteSource, password: string | undefined) {
  if (code === passwordError) {
    return password === undefined ? pdfFailures.passwordRequired() : pdfFailures.passwordWrong();
  }
  if (code === securityError) return pdfFailures.protectionUnsupported();
  return hasPdfHeader(source)
    ? pdfFailures.fileDamaged()
    : pdfFailures.fileNotPdf({ byteCount: source.length });
}

// Readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H, note 13).
const hasPdfHeader = (source: ByteSource): boolean => Buffer.from(source.read(0, 1024)).includes('%PDF-');

/** PDFium needs the header, and rebuilds the cross-references that stand elsewhere once it is put there. */
function withHeader(source: ByteSource): ByteSource {
  const end = Buffer.from(source.read(source.length - 1024, source.length));
  if (hasPdfHeader(source) || !end.includes('startxref')) return source;
  return inMemory(Buffer.concat([Buffer.from('%PDF-1.7\n'), source.whole()]));
}

function documentOf({ pdfium }: Engine, handle: number): PdfiumDocument {
  return {
    pdfium,
    handle,
    pageCount: pdfium.FPDF_GetPageCount(handle),
    withPage(page, read) {
      const pageHandle = pdfium.FPDF_LoadPage(handle, page - 1);
      if (pageHandle === 0) return undefined;
      try {
        return read(pageHandle);
      } finally {
        pdfium.FPDF_ClosePage(pageHandle);
      }
    },
  };
}

/** WASM code that ran out of memory or stack, or hit an assertion. */
function isTrap(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError');
}
