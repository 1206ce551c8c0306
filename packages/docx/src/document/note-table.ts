import type { Paragraph, Table } from '../model.ts';
import { textOf } from '../pieces/index.ts';

export const markOnly = /^(\d{1,3}|[*†‡§¶])$/;

export interface MarkedNote {
  readonly mark: string;
  readonly paragraphs: Paragraph[];
}

/** The notes of which a table is made: set with a tab behind their marks, these and the texts stand in two columns. */
export function notesInTable({ rows, hasBorders }: Table): MarkedNote[] | undefined {
  if (hasBorders) return undefined;
  const notes = rows.flatMap(({ cells: [first, second, third] }): MarkedNote[] => {
    const mark = markOnly.exec((first?.blocks ?? []).map(textOf).join(' ').trim())?.[1];
    if (mark === undefined || second === undefined || second.blocks.length === 0 || third) return [];
    return [{ mark, paragraphs: [...second.blocks] }];
  });
  return notes.length === rows.length ? notes : undefined;
}
