import { withForm } from './with-form.ts';
import type { PdfiumDocument } from './with-pdfium.ts';

/** A form field where it stands on a page, as PDFium reads it: a second opinion on the form room. */
export interface Widget {
  readonly page: number;
  /** The full name of its field, its parts joined by periods. */
  readonly name: string;
  readonly value: string;
  /** Neither hidden, nor for print alone, nor without any area. */
  readonly isVisible: boolean;
}

export function readWidgets(document: PdfiumDocument): Widget[] {
  const pages = Array.from({ length: document.pageCount }, (_, index) => index + 1);
  return withForm(document, (form) =>
    form === 0 ? [] : pages.flatMap((page) => pageWidgets(document, form, page)),
  );
}

// FPDF_ANNOT_WIDGET of fpdf_annot.h, and the annotation flags of ISO 32000-2, table 167.
const widgetSubtype = 20;
const hiddenFlag = 1 << 1;
const noViewFlag = 1 << 5;

function pageWidgets(document: PdfiumDocument, form: number, page: number): Widget[] {
  const { pdfium } = document;
  const widgets = document.withPage(page, (pageHandle) =>
    Array.from({ length: pdfium.FPDFPage_GetAnnotCount(pageHandle) }, (_, index) => {
      const annotation = pdfium.FPDFPage_GetAnnot(pageHandle, index);
      if (annotation === 0) return undefined;
      try {
        return widgetOf(document, form, page, annotation);
      } finally {
        pdfium.FPDFPage_CloseAnnot(annotation);
      }
    }),
  );
  return (widgets ?? []).filter((widget) => widget !== undefined);
}

function widgetOf(document: PdfiumDocument, form: number, page: number, annotation: number) {
  const { pdfium } = document;
  if (pdfium.FPDFAnnot_GetSubtype(annotation) !== widgetSubtype) return undefined;
  const isShown = (pdfium.FPDFAnnot_GetFlags(annotation) & (hiddenFlag | noViewFlag)) === 0;
  return {
    page,
    name: text(document, (...space) => pdfium.FPDFAnnot_GetFormFieldName(form, annotation, ...space)),
    value: text(document, (...space) => pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, ...space)),
    isVisible: isShown && hasArea(document, annotation),
  };
}

/** Reads a UTF-16 text from a function that answers how many bytes it needs. */
function text({ pdfium }: PdfiumDocument, read: (buffer: number, length: number) => number): string {
  const length = read(0, 0);
  if (length <= 2) return '';
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const buffer = malloc(length);
  try {
    read(buffer, length);
    return pdfium.pdfium.UTF16ToString(buffer);
  } finally {
    free(buffer);
  }
}

function hasArea({ pdfium }: PdfiumDocument, annotation: number): boolean {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  // FS_RECTF: four floats, left, top, right, bottom.
  const rectangle = malloc(16);
  try {
    if (!pdfium.FPDFAnnot_GetRect(annotation, rectangle)) return false;
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((offset) =>
      pdfium.pdfium.getValue(rectangle + offset, 'float'),
    );
    return Math.abs(right - left) >= 1 && Math.abs(top - bottom) >= 1;
  } finally {
    free(rectangle);
  }
}
