import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
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

/** Opens the bytes with PDFium, hands the document to `use` and frees everything afterwards. */
export async function withPdfium<Result>(
  bytes: Uint8Array,
  password: string | undefined,
  use: (document: PdfiumDocument, engine: Engine) => Result | Promise<Result>,
): Promise<Result> {
  const engine = await loadEngine();
  try {
    return await useDocument(engine, withHeader(bytes), password, use);
  } catch (error) {
    if (!isTrap(error)) throw error;
    discardEngine();
    throw pdfFailures.fileDamaged({ cause: error });
  }
}

async function useDocument<Result>(
  engine: Engine,
  bytes: Uint8Array,
  password: string | undefined,
  use: (document: PdfiumDocument, engine: Engine) => Result | Promise<Result>,
): Promise<Result> {
  const { malloc, free } = engine.pdfium.pdfium.wasmExports;
  const access = malloc(fileAccessBytes);
  try {
    const handle = openHandle(engine, access, bytes, password);
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

function openHandle(engine: Engine, access: number, bytes: Uint8Array, password: string | undefined): number {
  const { pdfium, inputs, readBlock } = engine;
  inputs.set(access, bytes);
  pdfium.pdfium.setValue(access, bytes.length, 'i32');
  pdfium.pdfium.setValue(access + 4, readBlock, 'i32');
  pdfium.pdfium.setValue(access + 8, access, 'i32');
  const handle = pdfium.FPDF_LoadCustomDocument(access, password ?? '');
  if (handle === 0) throw openFailure(pdfium.FPDF_GetLastError(), bytes, password);
  return handle;
}

// The FPDF_ERR_ codes of fpdfview.h.
const passwordError = 4;
const securityError = 5;

function openFailure(code: number, bytes: Uint8Array, password: string | undefined) {
  if (code === passwordError) {
    return password === undefined ? pdfFailures.passwordRequired() : pdfFailures.passwordWrong();
  }
  if (code === securityError) return pdfFailures.protectionUnsupported();
  return hasPdfHeader(bytes) ? pdfFailures.fileDamaged() : pdfFailures.fileNotPdf();
}

const partOf = (bytes: Uint8Array, start: number, end: number): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(start, end);

// Readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H, note 13).
const hasPdfHeader = (bytes: Uint8Array): boolean => partOf(bytes, 0, 1024).includes('%PDF-');

/** PDFium needs the header, and rebuilds the cross-references that stand elsewhere once it is put there. */
function withHeader(bytes: Uint8Array): Uint8Array {
  if (hasPdfHeader(bytes) || !partOf(bytes, -1024, bytes.length).includes('startxref')) return bytes;
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), bytes]);
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
