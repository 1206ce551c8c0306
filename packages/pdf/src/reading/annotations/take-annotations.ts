import { type PdfiumDocument, withForm } from '../../pdfium/index.ts';
import type { Box } from '../matrix.ts';
import { bytesFrom, Scratch, textOf } from '../scratch.ts';
import { flattenAnnotation } from './flatten-annotation.ts';
import {
  noAnnotations,
  type PageAnnotations,
  type PageComment,
  type PageField,
  type TextMark,
} from './page-annotations.ts';
import { readField } from './read-field.ts';
import { overlayKinds, unseenFlags } from './read-overlays.ts';

// FPDF_ANNOT_ of fpdf_annot.h.
const textNote = 1;
const link = 2;
const popup = 16;
const widget = 20;
const marking: ReadonlyMap<number, TextMark['kind']> = new Map([
  [9, 'highlight'],
  [10, 'underline'],
  [11, 'underline'],
  [12, 'strike'],
]);
const annotationsMax = 5_000;

/**
 * Reads the annotations of an open page and makes those that show text of their own, such as filled fields and free
 * text, part of its content, for as long as it is open. Check boxes and combs are left: their drawing is no text.
 * So is what somebody drew over the page.
 */
export function takeAnnotations(document: PdfiumDocument, pageHandle: number): PageAnnotations {
  const count = Math.min(annotationsMax, document.pdfium.FPDFPage_GetAnnotCount(pageHandle));
  if (count <= 0) return noAnnotations;
  const scratch = new Scratch(document.pdfium);
  try {
    return withForm(document, (form) => new Taking(document, pageHandle, form, scratch).all(count));
  } finally {
    scratch.free();
  }
}

class Taking {
  readonly #fields: PageField[] = [];
  readonly #marks: TextMark[] = [];
  readonly #comments: PageComment[] = [];
  readonly #document: PdfiumDocument;
  readonly #pageHandle: number;
  readonly #form: number;
  readonly #scratch: Scratch;

  constructor(document: PdfiumDocument, pageHandle: number, form: number, scratch: Scratch) {
    this.#document = document;
    this.#pageHandle = pageHandle;
    this.#form = form;
    this.#scratch = scratch;
  }

  all(count: number): PageAnnotations {
    const { pdfium } = this.#document;
    // What becomes content is no longer in the list: the next one has its place.
    for (let done = 0, index = 0; done < count; done++) {
      const annotation = pdfium.FPDFPage_GetAnnot(this.#pageHandle, index);
      const isTaken = annotation !== 0 && this.#take(annotation);
      if (annotation !== 0) pdfium.FPDFPage_CloseAnnot(annotation);
      if (!isTaken) index++;
    }
    return { fields: this.#fields, marks: this.#marks, comments: this.#comments };
  }

  #take(annotation: number): boolean {
    const { pdfium } = this.#document;
    const kind = pdfium.FPDFAnnot_GetSubtype(annotation);
    if (kind === link || kind === popup) return false;
    if ((pdfium.FPDFAnnot_GetFlags(annotation) & unseenFlags) !== 0) return false;
    const box = this.#boxOf(annotation);
    if (box === undefined) return false;
    if (kind === widget) return this.#takeWidget(annotation, box);
    const mark = marking.get(kind);
    const boxes = mark === undefined ? [box] : this.#quadrilaterals(annotation, box);
    if (mark !== undefined) this.#marks.push({ kind: mark, colour: this.#colourOf(annotation), boxes });
    this.#readComment(annotation, kind, boxes);
    const isLeft = mark !== undefined || kind === textNote || overlayKinds.has(kind);
    return !isLeft && this.#flatten(annotation, box);
  }

  #takeWidget(annotation: number, box: Box): boolean {
    const field =
      this.#form === 0 ? undefined : readField(this.#document, this.#form, annotation, box, this.#scratch);
    const isDrawn = this.#drawWidget(annotation, box, field);
    if (field !== undefined) this.#fields.push({ ...field, isDrawn });
    return isDrawn;
  }

  #drawWidget(annotation: number, box: Box, field: PageField | undefined): boolean {
    if (field?.isComb || field?.kind === 'check box' || field?.kind === 'radio button') return false;
    const isShown = this.#document.pdfium.EPDFAnnot_HasAppearanceStream(annotation, 0);
    return isShown && this.#flatten(annotation, box);
  }

  #flatten(annotation: number, box: Box): boolean {
    return flattenAnnotation(this.#document, this.#pageHandle, annotation, box, this.#scratch);
  }

  #readComment(annotation: number, kind: number, boxes: readonly Box[]): void {
    const text = this.#string(annotation, 'Contents').trim();
    // Free text is on the page already, and its contents only repeat it.
    if (text === '' || kind === freeText) return;
    const author = this.#string(annotation, 'T').trim();
    this.#comments.push({ text, author, date: this.#string(annotation, 'M'), boxes });
  }

  #string(annotation: number, key: string): string {
    const { pdfium } = this.#document;
    const bytes = bytesFrom(this.#document, (...space) =>
      pdfium.FPDFAnnot_GetStringValue(annotation, key, ...space),
    );
    return textOf(bytes, 'utf16le');
  }

  #boxOf(annotation: number): Box | undefined {
    if (!this.#document.pdfium.FPDFAnnot_GetRect(annotation, this.#scratch.address)) return undefined;
    const [left = 0, top = 0, right = 0, bottom = 0] = [0, 1, 2, 3].map((index) =>
      this.#scratch.float(index),
    );
    return right - left < 1 || Math.abs(top - bottom) < 1 ? undefined : { left, top, right, bottom };
  }

  /** FS_QUADPOINTSF: the corners of each stretch of marked text, as eight floats. */
  #quadrilaterals(annotation: number, whole: Box): Box[] {
    const { pdfium } = this.#document;
    const count = Math.min(annotationsMax, pdfium.FPDFAnnot_CountAttachmentPoints(annotation));
    const boxes = Array.from({ length: Math.max(0, count) }, (_, index): Box => {
      pdfium.FPDFAnnot_GetAttachmentPoints(annotation, index, this.#scratch.address);
      const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((field) => this.#scratch.float(field));
      const [xs, ys] = [corners.filter((_, at) => at % 2 === 0), corners.filter((_, at) => at % 2 === 1)];
      return { left: Math.min(...xs), top: Math.max(...ys), right: Math.max(...xs), bottom: Math.min(...ys) };
    });
    return boxes.length > 0 ? boxes : [whole];
  }

  #colourOf(annotation: number): number {
    const [red, green, blue] = [0, 1, 2].map((field) => this.#scratch.at(field));
    const isRead = this.#document.pdfium.EPDFAnnot_GetColor(
      annotation,
      ownColour,
      red ?? 0,
      green ?? 0,
      blue ?? 0,
    );
    return isRead ? this.#scratch.colour() : yellow;
  }
}

const freeText = 3;
// FPDFANNOT_COLORTYPE_Color of fpdf_annot.h.
const ownColour = 0;
const yellow = 0xffff00;
