import type { PdfiumDocument } from '../../pdfium/index.ts';
import type { Box } from '../matrix.ts';
import { bytesFrom, type Scratch, textOf } from '../scratch.ts';
import type { FieldKind, PageField } from './page-annotations.ts';

// FPDF_FORMFIELD_ of fpdf_formfill.h. Push buttons and signatures hold nothing that anybody typed.
const kinds: ReadonlyMap<number, FieldKind> = new Map([
  [2, 'check box'],
  [3, 'radio button'],
  [4, 'choice'],
  [5, 'choice'],
  [6, 'text'],
]);
// ISO 32000-2, table 231.
const combFlag = 1 << 24;
const optionsMax = 500;

/** The field of a widget; undefined if it is none that holds a value. */
export function readField(
  document: PdfiumDocument,
  form: number,
  annotation: number,
  box: Box,
  scratch: Scratch,
): PageField | undefined {
  const { pdfium } = document;
  const kind = kinds.get(pdfium.FPDFAnnot_GetFormFieldType(form, annotation));
  if (kind === undefined) return undefined;
  const read = (call: (buffer: number, lengthBytes: number) => number) =>
    textOf(bytesFrom(document, call), 'utf16le');
  const name = read((...space) => pdfium.FPDFAnnot_GetFormFieldName(form, annotation, ...space));
  const label = read((...space) => pdfium.FPDFAnnot_GetFormFieldAlternateName(form, annotation, ...space));
  const count =
    kind === 'choice' ? Math.min(optionsMax, pdfium.FPDFAnnot_GetOptionCount(form, annotation)) : 0;
  const hasSize = pdfium.FPDFAnnot_GetFontSize(form, annotation, scratch.at(0));
  return {
    name,
    label: label.trim() || name,
    kind,
    value: read((...space) => pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, ...space)),
    isChecked: isOn(read((...space) => pdfium.FPDFAnnot_GetStringValue(annotation, 'AS', ...space))),
    isDrawn: false,
    isComb: kind === 'text' && (pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation) & combFlag) !== 0,
    options: Array.from({ length: Math.max(0, count) }, (_, index) =>
      read((...space) => pdfium.FPDFAnnot_GetOptionLabel(form, annotation, index, ...space)),
    ),
    sizePoints: hasSize ? scratch.float(0) : 0,
    box,
  };
}

/** The state that a box shows (ISO 32000-2, 12.7.5.2.3). */
const isOn = (state: string) => state !== '' && state !== 'Off';
