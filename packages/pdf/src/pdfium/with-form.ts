import type { PdfiumDocument } from './with-pdfium.ts';

/** PDFium's form module on a document: it alone reads and draws widgets. Handle 0 where there is no form. */
export function withForm<Result>({ pdfium, handle }: PdfiumDocument, use: (form: number) => Result): Result {
  if (pdfium.FPDF_GetFormType(handle) === noForm) return use(0);
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(handle, info);
  try {
    return use(form);
  } finally {
    pdfium.PDFiumExt_ExitFormFillEnvironment(form);
    pdfium.PDFiumExt_CloseFormFillInfo(info);
  }
}

// FORMTYPE_NONE of fpdf_formfill.h.
const noForm = 0;
