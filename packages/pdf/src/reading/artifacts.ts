import type { PdfiumDocument } from '../pdfium/index.ts';
import type { Scratch } from './scratch.ts';

const artifact = 'Artifact';
const nameBytes = 64;

/** Whether an object is inside content that is marked as not being part of the text. */
export function artifactsOf({ pdfium }: PdfiumDocument, scratch: Scratch): (object: number) => boolean {
  return (object) => {
    const count = pdfium.FPDFPageObj_CountMarks(object);
    for (let index = 0; index < count; index++) {
      const mark = pdfium.FPDFPageObj_GetMark(object, index);
      if (mark !== 0 && nameOf(mark) === artifact) return true;
    }
    return false;
  };

  function nameOf(mark: number): string {
    const buffer = scratch.at(1);
    // A name that is too long for the buffer is not the one we look for.
    if (!pdfium.FPDFPageObjMark_GetName(mark, buffer, nameBytes - 8, scratch.at(0))) return '';
    const bytes = pdfium.pdfium.HEAPU8.slice(buffer >>> 0, (buffer >>> 0) + scratch.integer(0));
    return Buffer.from(bytes).toString('utf16le').replace(/\0+$/, '');
  }
}
