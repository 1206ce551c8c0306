import type { FontBook } from '../fonts/font-book.ts';
import type { TextStyle } from '../model.ts';
import type { DocxPackage } from './docx-package.ts';
import type { Numbering } from './numbering.ts';

/** What every part of the document is written with. */
export interface Writer {
  readonly parts: DocxPackage;
  readonly familyOf: FontBook;
  readonly numbering: Numbering;
  readonly body: TextStyle;
  readonly headings: ReadonlyMap<number, TextStyle>;
  nextDrawingId: number;
}

/** The place that blocks are written into, in points of the page. */
export interface Place {
  readonly left: number;
  readonly right: number;
  /** How far down the page the document written so far reaches. */
  cursor: number;
}
