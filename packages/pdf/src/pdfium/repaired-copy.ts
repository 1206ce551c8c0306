import { MemorySink } from '../bytes/index.ts';
import { pdfFailures } from '../failures.ts';
import { withPdfium } from './with-pdfium.ts';

/** The document as PDFium understands it, written anew: cross-references rebuilt, protection removed. */
export async function repairedCopy(bytes: Uint8Array, password?: string): Promise<Uint8Array> {
  return withPdfium(bytes, password, ({ pdfium, handle }, { outputs, writeBlock }) => {
    const { malloc, free } = pdfium.pdfium.wasmExports;
    const writer = malloc(fileWriteBytes);
    const sink = new MemorySink(bytes.length);
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
  });
}

// FPDF_FILEWRITE: int version, a function pointer WriteBlock (fpdf_save.h).
const fileWriteBytes = 8;
// FPDF_REMOVE_SECURITY of fpdf_save.h; it also means "not incremental".
const removeSecurity = 3;
