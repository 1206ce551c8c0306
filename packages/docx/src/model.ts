import type { Box, ContentTag, Fill, PageComment, PageField, PagePicture } from '@pagesmith/pdf';
import type { Inset } from './inset-model.ts';

export { type FormulaPart, type Inset, pictureSign } from './inset-model.ts';

export interface TextStyle {
  readonly fontName: string;
  readonly fontFlags: number;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly sizePoints: number;
  readonly colour: number;
  readonly raise: 'none' | 'superscript' | 'subscript';
  /** Where a link leads: outside, or to a height of a page of the document, as `#3-120`. */
  readonly url: string | undefined;
  readonly isUnderlined: boolean;
  readonly isStruck?: boolean | undefined;
  /** The colour of a highlighter, in three bytes. */
  readonly highlight?: number | undefined;
  /** The field that the text stands in, where fields stay fields. */
  readonly field?: PageField | undefined;
  readonly comment?: PageComment | undefined;
}

export interface Span {
  readonly text: string;
  readonly style: TextStyle;
  /** The footnote that it refers to. */
  readonly note?: number | undefined;
  /** What stands in its place, as a formula that its text says in one line. */
  readonly inset?: Inset | undefined;
}

export interface Word {
  readonly spans: readonly Span[];
  readonly box: Box;
  /** A hyphen at its end divides it from the word that begins the next line. */
  readonly isDivided: boolean;
  readonly isAfterSpace: boolean;
}

/** A large letter that a paragraph begins with: its first lines stand beside it. */
export interface Initial {
  readonly span: Span;
  readonly lines: number;
  /** From its left edge to that of the lines beside it, and how much of that is free. */
  readonly widthPoints: number;
  readonly gapPoints: number;
}

/** Words that stand close together on one baseline. */
export interface Piece {
  readonly words: readonly Word[];
  readonly box: Box;
  readonly baseline: number;
  readonly sizePoints: number;
  readonly isRightToLeft: boolean;
  readonly initial?: Initial | undefined;
  /** The level of the heading that the tags of the document call it. */
  readonly headingLevel?: number | undefined;
  /** What the tags of its page say of its first word, where they are good. */
  readonly tag?: ContentTag | undefined;
  /** How many of its first words they call the label of an item of a list. */
  readonly labelWords?: number | undefined;
  /** What they say of each of its words, where these belong to different cells of a table. */
  readonly cellTags?: readonly (ContentTag | undefined)[] | undefined;
}

/** The pieces of one baseline inside one column. */
export interface Line {
  readonly pieces: readonly Piece[];
  readonly box: Box;
  readonly baseline: number;
  readonly sizePoints: number;
}

export type Alignment = 'left' | 'center' | 'right' | 'justified';

export interface ListMark {
  /** As Word calls it (ISO/IEC 29500-1, 17.18.59). */
  readonly format:
    | 'bullet'
    | 'decimal'
    | 'decimalEnclosedCircle'
    | `${'lower' | 'upper'}${'Letter' | 'Roman'}`
    | `russian${'Lower' | 'Upper'}`
    | 'ganada';
  /** What stands around the number, `%1.` for example, or the bullet itself. */
  readonly pattern: string;
  readonly value: number;
  /** Where the text behind the mark begins; in a paragraph from right to left, turned over as its tab stops are. */
  readonly textLeft: number;
}

/** Word takes no more room between text and border (ISO/IEC 29500-1, 17.3.1.7). */
export const roomPointsMax = 31;

/** The ground behind a paragraph, or a rule above or below it, and how wide these are on the page. */
export interface Dress {
  readonly left: number;
  readonly right: number;
  readonly ground?: Fill;
  readonly above?: Border & { readonly at: number };
  readonly below?: Border & { readonly at: number };
}

export interface Border {
  readonly colour: number;
  readonly widthPoints: number;
}

/** Where the text behind a tab begins, or where it ends. */
export interface TabStop {
  readonly at: number;
  readonly isRight: boolean;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly lines: readonly Line[];
  readonly box: Box;
  readonly spans: readonly Span[];
  readonly alignment: Alignment;
  readonly leadingPoints: number;
  readonly isRightToLeft: boolean;
  readonly initial?: Initial | undefined;
  readonly list: ListMark | undefined;
  readonly tabStops: readonly TabStop[];
  /** Where the number of a page ends that dots lead to. */
  readonly leaderRight?: number | undefined;
  readonly dress?: Dress;
  headingLevel: number;
  role?: 'title' | 'caption' | undefined;
}

export interface TableCell {
  readonly columnSpan: number;
  readonly rowSpan: 'none' | 'start' | 'continued';
  readonly box: Box;
  readonly blocks: readonly Paragraph[];
  readonly fill: number | undefined;
  /** At which side of a ruled table it stands, outside of the table's rules. */
  readonly outside?: 'left' | 'right';
  /** The sides of a cell of a ruled table at which no rule divides it from the next. */
  readonly openSides?: readonly ('left' | 'right')[];
  /** Lines that run up or down in it, where nothing else stands in it. */
  readonly turned?: readonly TurnedText[];
  /** The rules along its sides, in a table that is not ruled as a whole. */
  readonly borders?: Readonly<Partial<Record<'top' | 'left' | 'bottom' | 'right', Border>>>;
}

export interface Table {
  readonly kind: 'table';
  readonly box: Box;
  readonly columnEdges: readonly number[];
  readonly rows: readonly {
    readonly top: number;
    readonly bottom: number;
    readonly cells: readonly TableCell[];
    /** Whether no rule divides it from the row below. */
    readonly isOpenBelow?: boolean | undefined;
  }[];
  readonly hasBorders: boolean;
  readonly borderColour?: number | undefined;
  /** How many of its first rows the tags call its head. */
  readonly headRows?: number;
  /** Whether it stands beside a block before it, and so keeps its place on the page. */
  readonly isBeside?: boolean;
}

export interface PictureBlock {
  readonly kind: 'picture';
  readonly box: Box;
  readonly picture: PagePicture;
  /** Where a link on it leads outside the document. */
  readonly url?: string | undefined;
}

export type Block = Paragraph | Table | PictureBlock;

/** A stretch of a page with one arrangement of columns. */
export interface Band {
  readonly columns: readonly Column[];
}

export interface Column {
  readonly left: number;
  readonly right: number;
  readonly blocks: readonly Block[];
}

/** Text beside the main text, such as call-outs and margin notes: it keeps its position. */
export interface FramedText {
  readonly box: Box;
  readonly paragraphs: readonly Paragraph[];
}

/** An area or a line behind the text. */
export type Shape = Fill;

export interface PageModel {
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly bands: readonly Band[];
  /** Pictures beside or behind text, placed where they stood. */
  readonly placed: readonly PictureBlock[];
  /** Text that is turned: paragraphs in frames. */
  readonly turned: readonly TurnedText[];
  readonly framed?: readonly FramedText[];
  readonly stamped?: readonly StampedText[];
  readonly shapes?: readonly Shape[];
  /** How far down the page the removed footnotes reached. */
  readonly notesBottom?: number;
  /** Whether its lines run downwards and follow from right to left: widths and heights are those of the page turned. */
  readonly isVertical?: boolean;
  readonly keptAs?: KeptAs;
}

/**
 * How a page that could not be analysed is kept; an unreadable one is a picture because its font names no letters, a garbled
 * one because the program that recognised its text could not read it.
 */
export type KeptAs = 'lines' | 'picture' | 'unreadable' | 'garbled';

export interface TurnedText {
  readonly box: Box;
  readonly span: Span;
  readonly quarterTurns: number;
}

/** A line across the page or over other text, like a watermark or a stamp: it keeps its place and takes no room. */
export interface StampedText {
  readonly middle: { readonly x: number; readonly y: number };
  readonly lengthPoints: number;
  /** How far it is turned clockwise around its middle. */
  readonly degrees: number;
  readonly spans: readonly Span[];
  /** Whether it is on coloured areas or pictures, which hide what stands behind all of them. */
  readonly isOnGround?: boolean;
}
