import type { Languages, LinkTargets } from '../document/index.ts';
import type { FontBook } from '../fonts/index.ts';
import type { TextStyle } from '../model.ts';
import type { Comments } from './comments.ts';
import type { DocxPackage } from './docx-package.ts';
import type { Numbering } from './numbering.ts';

/** What every part of the document is written with. */
export interface Writer {
  readonly parts: DocxPackage;
  readonly familyOf: FontBook;
  readonly numbering: Numbering;
  readonly body: TextStyle;
  /** What each named style looks like, by its id. */
  readonly looks: ReadonlyMap<string, TextStyle>;
  readonly link: Pick<TextStyle, 'colour' | 'isUnderlined'>;
  readonly targets: LinkTargets;
  readonly comments: Comments;
  /** Whether fields stay fields. */
  readonly hasControls: boolean;
  /** In which the words of the document are checked. */
  readonly languages: Languages;
  /** Whether Word counts the footnotes, or each brings its own mark. */
  readonly isCountingNotes: boolean;
  /** The part that is written: each refers to others by a list of its own. */
  readonly part: string;
  nextDrawingId: number;
  nextBookmarkId: number;
  nextControlId: number;
}

/** The place that blocks are written into, in points of the page. */
export interface Place {
  /** How much of the gap above the next block a page that is full to its edge takes. */
  squeezed?: number;
  /** How much of their height the rows of a table keep. */
  rowShare?: number;
  readonly left: number;
  readonly right: number;
  /** Whether it is a cell, whose rules take some of the width of its text. */
  readonly isCell?: boolean;
  /** How far the figures of a column move to the right, so that the widest of them has room. */
  readonly shift?: number;
  /** How far down the page the document written so far reaches. */
  cursor: number;
  /** The rules of the paragraph above, if these were not changed to differ from those of another. */
  rules?: string | undefined;
  /** How far down it may reach: what stands at the very edge of a page must not begin another. */
  readonly floor?: number;
}
