import type { Block, PageModel, Paragraph, Span } from '../model.ts';
import { textOf } from '../pieces/index.ts';
import { bodySize } from './headings.ts';
import { noteSizeShareMax } from './measures.ts';

export interface Footnote {
  readonly id: number;
  /** The number or sign that marks both the reference in the text and the note. */
  readonly mark: string;
  readonly paragraphs: readonly Paragraph[];
  /** Its distance from the note above. */
  readonly gapPoints: number;
}

const markOnly = /^(\d{1,3}|[*†‡§¶])$/;
const markFirst = /^(\d{1,3}|[*†‡§¶])\s+(?=\S)/;

/** Moves the notes at the foot of the pages out of the text and marks where the text refers to them. */
export function takeFootnotes(pages: readonly PageModel[]): {
  readonly pages: PageModel[];
  readonly notes: Footnote[];
} {
  const size = bodySize(pages);
  const notes: Footnote[] = [];
  const left = pages.map((page) => {
    const found = notesOf(page, size, notes.length);
    if (found === undefined) return page;
    notes.push(...found.notes);
    return found.page;
  });
  return { pages: left, notes };
}

function notesOf(page: PageModel, size: number, count: number) {
  const band = page.bands.at(-1);
  const [column, other] = band?.columns ?? [];
  // With several columns, Word sets notes in columns and other programs below them all: such notes stay in the text.
  if (band === undefined || column === undefined || other !== undefined) return undefined;
  const start = firstNote(column.blocks, size);
  if (start === undefined) return undefined;
  const groups = groupsOf(column.blocks.slice(start));
  const above = column.blocks.slice(0, start);
  const marks = new Map(groups.map(({ mark }, index) => [mark, count + index + 1]));
  const bands = [...page.bands.slice(0, -1), { columns: [{ ...column, blocks: above }] }].map(
    ({ columns }) => ({
      columns: columns.map((one) => ({
        ...one,
        blocks: one.blocks.map((block) => withReferences(block, marks)),
      })),
    }),
  );
  // Every note needs a reference: without one, small text at the foot of a page is just small text.
  if (marks.size > 0) {
    const referred = new Set(
      bands.flatMap(({ columns }) =>
        columns.flatMap(({ blocks }) =>
          blocks.flatMap((block) => (block.kind === 'paragraph' ? block.spans.map(({ note }) => note) : [])),
        ),
      ),
    );
    if (!groups.every((_, index) => referred.has(count + index + 1))) return undefined;
  }
  const notes = groups.map(
    ({ mark, paragraphs }, index): Footnote => ({
      id: count + index + 1,
      mark,
      paragraphs,
      gapPoints: gapBetween(groups[index - 1]?.paragraphs.at(-1), paragraphs[0]),
    }),
  );
  const top = groups[0]?.paragraphs[0]?.box.top ?? page.height;
  const bottom = Math.max(...column.blocks.map(({ box }) => box.bottom));
  return { notes, page: { ...page, bands, shapes: withoutSeparator(page, top), notesBottom: bottom } };
}

function gapBetween(above: Paragraph | undefined, below: Paragraph | undefined): number {
  const [last, first] = [above?.lines.at(-1), below?.lines[0]];
  if (above === undefined || last === undefined || first === undefined) return 0;
  return Math.max(0, first.baseline - last.baseline - above.leadingPoints);
}

function firstNote(blocks: readonly Block[], size: number): number | undefined {
  let first: number | undefined;
  for (let index = blocks.length - 1; index > 0; index--) {
    const block = blocks[index];
    if (block?.kind !== 'paragraph' || (block.lines[0]?.sizePoints ?? size) > size * noteSizeShareMax) break;
    if (markOf(block) !== undefined) first = index;
  }
  return first;
}

const markOf = (paragraph: Paragraph): string | undefined => {
  const [first] = paragraph.spans;
  if (first === undefined || paragraph.list !== undefined) return undefined;
  if (first.style.raise === 'superscript') return markOnly.exec(first.text.trim())?.[1];
  return markFirst.exec(textOf(paragraph))?.[1];
};

function groupsOf(blocks: readonly Block[]): { readonly mark: string; readonly paragraphs: Paragraph[] }[] {
  const groups: { mark: string; paragraphs: Paragraph[] }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') continue;
    const mark = markOf(block);
    if (mark !== undefined) groups.push({ mark, paragraphs: [withoutMark(block, mark)] });
    else groups.at(-1)?.paragraphs.push(block);
  }
  return groups;
}

function withoutMark(paragraph: Paragraph, mark: string): Paragraph {
  const [first, ...others] = paragraph.spans;
  if (first === undefined) return paragraph;
  const rest = [{ ...first, text: first.text.trimStart().slice(mark.length) }, ...others];
  const start = rest.findIndex(({ text }) => text.trim() !== '');
  const spans = rest.slice(Math.max(0, start));
  return {
    ...paragraph,
    spans: spans.map((span, index) => (index === 0 ? { ...span, text: span.text.trimStart() } : span)),
  };
}

function withReferences(block: Block, marks: ReadonlyMap<string, number>): Block {
  if (block.kind !== 'paragraph') return block;
  const isReference = ({ text, style }: Span) => style.raise === 'superscript' && marks.has(text.trim());
  if (!block.spans.some(isReference)) return block;
  const spans = block.spans.map((span) =>
    isReference(span) ? { ...span, note: marks.get(span.text.trim()) } : span,
  );
  return { ...block, spans };
}

/** Word draws the line above the notes by itself. */
const withoutSeparator = ({ shapes = [], width }: PageModel, top: number) =>
  shapes.filter(({ box }) => {
    const isLine = box.bottom - box.top < 2 && box.right - box.left < width * 0.7;
    return !(isLine && box.bottom < top + 4 && box.top > top - 30);
  });
