import { MemorySink } from '../bytes/index.ts';
import { pdfFailures } from '../failures.ts';
import type { Engine } from './engine.ts';
import { type PdfiumDocument, withPdfium } from './with-pdfium.ts';

export interface RepairedCopy {
  readonly bytes: Uint8Array;
  /** How the original was locked; undefined where it was not. */
  readonly lock: Lock | undefined;
}

export interface Lock {
  readonly isOpenToAll: boolean;
  /** Whether the password that opened it is the owner's. */
  readonly isOwners: boolean;
  /** What the user may do, as bits of /P. */
  readonly permissions: number;
}

/** The document as PDFium understands it, written anew: cross-references rebuilt, protection removed. */
export async function repairedCopy(bytes: Uint8Array, password?: string): Promise<RepairedCopy> {
  const isOpenToAll = !password || (await opens(bytes));
  // Of several files that are sent with one password, some may need none.
  const isMeantForAnother = password && isOpenToAll && !(await opens(bytes, password));
  return withPdfium(bytes, isMeantForAnother ? undefined : password, (document, engine) => ({
    bytes: writtenAnew(document, engine, bytes.length),
    lock: lockOf(document, isOpenToAll),
  }));
}

const opens = (bytes: Uint8Array, password?: string): Promise<boolean> =>
  withPdfium(bytes, password, () => true).catch(() => false);

function lockOf({ pdfium, handle }: PdfiumDocument, isOpenToAll: boolean): Lock | undefined {
  if (!pdfium.EPDF_IsEncrypted(handle)) return undefined;
  const isOwners = pdfium.EPDF_IsOwnerUnlocked(handle);
  return { isOpenToAll, isOwners, permissions: pdfium.FPDF_GetDocUserPermissions(handle) | 0 };
}

function writtenAnew(
  { pdfium, handle }: PdfiumDocument,
  { outputs, writeBlock }: Engine,
  expectedBytes: number,
): Uint8Array {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const writer = malloc(fileWriteBytes);
  const sink = new MemorySink(expectedBytes);
  outputs.set(writer, sink);
  try {
    pdfium.pdfium.setValue(writer, 1, 'i32');
    pdfium.pdfium.setValue(writer + 4, writeBlock, 'i32');
    const isSaved = pdfium.FPDF_SaveAsCopy(handle, writer, removeSecurity);
    if (!isSaved) throw pdfFailures.fileDamaged();
    return sink.finish();
  } finally {
    outputs.delete(writer);
    free(writer);
  }
}

// FPDF_FILEWRITE: int version, a function pointer WriteBlock (fpdf_save.h).
const fileWriteBytes = 8;
// FPDF_REMOVE_SECURITY of fpdf_save.h; it also means "not incremental".
const removeSecurity = 3;
