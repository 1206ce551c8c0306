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
  /** Does not turn with its page: on a turned one it is drawn elsewhere than its box. */
  readonly isUpright: boolean;
  readonly box: WidgetBox;
}

/** In points from the upper left corner of the page as it is drawn, turned and cropped. */
export interface WidgetBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The widgets of all pages; without names and values where the document has no form that they belong to. */
export function readWidgets(document: PdfiumDocument): Widget[] {
  const pages = Array.from({ length: document.pageCount }, (_, index) => index + 1);
  return withForm(document, (form) => pages.flatMap((page) => pageWidgets(document, form, page)));
}

// FPDF_ANNOT_WIDGET of fpdf_annot.h, and the annotation flags of ISO 32000-2, table 167.
const widgetSubtype = 20;
const hiddenFlag = 1 << 1;
const noRotateFlag = 1 << 4;
const noViewFlag = 1 << 5;

function pageWidgets(document: PdfiumDocument, form: number, page: number): Widget[] {
  const { pdfium } = document;
  const widgets = document.withPage(page, (pageHandle) =>
    Array.from({ length: pdfium.FPDFPage_GetAnnotCount(pageHandle) }, (_, index) => {
      const annotation = pdfium.FPDFPage_GetAnnot(pageHandle, index);
      if (annotation === 0) return undefined;
      try {
        return widgetOf(document, form, { page, pageHandle, annotation });
      } finally {
        pdfium.FPDFPage_CloseAnnot(annotation);
      }
    }),
  );
  return (widgets ?? []).filter((widget) => widget !== undefined);
}

interface Place {
  readonly page: number;
  readonly pageHandle: number;
  readonly annotation: number;
}

function widgetOf(document: PdfiumDocument, form: number, { page, pageHandle, annotation }: Place) {
  const { pdfium } = document;
  if (pdfium.FPDFAnnot_GetSubtype(annotation) !== widgetSubtype) return undefined;
  const flags = pdfium.FPDFAnnot_GetFlags(annotation);
  const isShown = (flags & (hiddenFlag | noViewFlag)) === 0;
  const box = boxOf(document, pageHandle, annotation);
  return {
    page,
    name: text(document, (...space) => pdfium.FPDFAnnot_GetFormFieldName(form, annotation, ...space)),
    value: text(document, (...space) => pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, ...space)),
    isVisible: isShown && box.right - box.left >= 1 && box.bottom - box.top >= 1,
    isUpright: (flags & noRotateFlag) !== 0,
    box,
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

function boxOf({ pdfium }: PdfiumDocument, pageHandle: number, annotation: number): WidgetBox {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  // FS_RECTF, four floats: left, top, right, bottom; then two integers for a point on the drawn page.
  const space = malloc(24);
  const [width, height] = [pdfium.FPDF_GetPageWidthF(pageHandle), pdfium.FPDF_GetPageHeightF(pageHandle)];
  const drawn = (x: number, y: number): [number, number] => {
    const size = [Math.round(width), Math.round(height)] as const;
    pdfium.FPDF_PageToDevice(pageHandle, 0, 0, ...size, 0, x, y, space + 16, space + 20);
    return [pdfium.pdfium.getValue(space + 16, 'i32'), pdfium.pdfium.getValue(space + 20, 'i32')];
  };
  try {
    if (!pdfium.FPDFAnnot_GetRect(annotation, space)) return { left: 0, top: 0, right: 0, bottom: 0 };
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 4, 8, 12].map((offset) =>
      pdfium.pdfium.getValue(space + offset, 'float'),
    );
    const [[x1, y1], [x2, y2]] = [drawn(left, top), drawn(right, bottom)];
    return {
      left: Math.min(x1, x2),
      top: Math.min(y1, y2),
      right: Math.max(x1, x2),
      bottom: Math.max(y1, y2),
    };
  } finally {
    free(space);
  }
}
