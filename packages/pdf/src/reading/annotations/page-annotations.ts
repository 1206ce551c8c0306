import type { Box } from '../matrix.ts';

export type FieldKind = 'text' | 'choice' | 'check box' | 'radio button';

/** A form field where it stands. */
export interface PageField {
  readonly name: string;
  /** What the form calls it in front of people; its name where it says nothing else. */
  readonly label: string;
  readonly kind: FieldKind;
  readonly value: string;
  readonly isChecked: boolean;
  /** Each letter has a cell of its own. */
  readonly isComb: boolean;
  /** Whether its value is part of the page's text. */
  readonly isDrawn: boolean;
  readonly options: readonly string[];
  /** 0 where the viewer chooses. */
  readonly sizePoints: number;
  readonly box: Box;
}

/** A mark that a reader made on text. */
export interface TextMark {
  readonly kind: 'highlight' | 'underline' | 'strike';
  readonly colour: number;
  readonly boxes: readonly Box[];
}

/** What a reader wrote about a place of the page. */
export interface PageComment {
  readonly text: string;
  readonly author: string;
  /** As the PDF writes it (ISO 32000-2, 7.9.4), or empty. */
  readonly date: string;
  readonly boxes: readonly Box[];
}

export interface PageAnnotations {
  readonly fields: readonly PageField[];
  readonly marks: readonly TextMark[];
  readonly comments: readonly PageComment[];
}

export const noAnnotations: PageAnnotations = { fields: [], marks: [], comments: [] };

/** The same with every box put elsewhere. */
export function mapAnnotations(
  { fields, marks, comments }: PageAnnotations,
  map: (box: Box) => Box,
): PageAnnotations {
  return {
    fields: fields.map((field) => ({ ...field, box: map(field.box) })),
    marks: marks.map((mark) => ({ ...mark, boxes: mark.boxes.map(map) })),
    comments: comments.map((comment) => ({ ...comment, boxes: comment.boxes.map(map) })),
  };
}
