import { blocksIn, paragraphsIn } from '../layout/index.ts';
import type { Block, PageModel, Paragraph, Shape } from '../model.ts';
import { textOf } from '../pieces/index.ts';
import { bodySize } from './headings.ts';
import { noteSizeShareMax, separatorGapPointsMax } from './measures.ts';
import { referencesTo, withReferences } from './note-references.ts';
import { type MarkedNote, markOnly, notesInTable } from './note-table.ts';

export interface Footnote {
  readonly id: number;
  /** The number or sign that marks both the reference in the text and the note. */
  readonly mark: string;
  readonly paragraphs: readonly Paragraph[];
  /** Its distance from the note above. */
  readonly gapPoints: number;
}

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
  if (band === undefined) return undefined;
  const isAlone = page.bands.length === 1 && band.columns.length === 1;
  const parted = band.columns.map((column) => {
    const start = firstNote(page, column.blocks, size);
    // A page of nothing but small numbered paragraphs is a list of notes, and stays one.
    const isSmallPrint = start === undefined || (start === 0 && isAlone);
    return { column, start: isSmallPrint ? column.blocks.length : start };
  });
  const groups = parted.flatMap(({ column, start }) => groupsOf(column.blocks.slice(start)));
  if (groups.length === 0) return undefined;
  const ids = new Map(groups.map(({ mark }, index) => [mark, count + index + 1]));
  const above = {
    columns: parted.map(({ column, start }) => ({ ...column, blocks: aboveNotes(column.blocks, start) })),
  };
  const left = above.columns.every(({ blocks }) => blocks.length === 0) ? [] : [above];
  const text = { ...page, bands: [...page.bands.slice(0, -1), ...left] };
  const references = referencesTo(new Set(ids.keys()), blocksIn(text));
  // Every note needs a reference: without one, small text at the foot of a page is just small text.
  if (references.length < ids.size) return undefined;
  // Authors above columns refer to notes in one of them. Word processors break such pages, so these notes stay where they are.
  const inColumns = new Set(
    left.flatMap(({ columns }) => columns.flatMap(({ blocks }) => blocks.flatMap(paragraphsIn))),
  );
  if (band.columns.length > 1 && !references.every(({ paragraph }) => inColumns.has(paragraph)))
    return undefined;
  const bands = text.bands.map(({ columns }) => ({
    columns: columns.map((one) => ({
      ...one,
      blocks: one.blocks.map((block) => withReferences(block, references, ids)),
    })),
  }));
  const notes = groups.map(
    ({ mark, paragraphs }, index): Footnote => ({
      id: count + index + 1,
      mark,
      paragraphs,
      gapPoints: gapBetween(groups[index - 1]?.paragraphs.at(-1), paragraphs[0]),
    }),
  );
  const tops = groups.map(({ paragraphs }) => paragraphs[0]?.box.top ?? page.height);
  const shapes = tops.reduce((shown, top) => withoutSeparator(shown, page.width, top), page.shapes ?? []);
  const bottoms = band.columns.flatMap(({ blocks }) => blocks.map(({ box }) => box.bottom));
  return { notes, page: { ...page, bands, shapes, notesBottom: Math.max(...bottoms) } };
}

function gapBetween(above: Paragraph | undefined, below: Paragraph | undefined): number {
  const [last, first] = [above?.lines.at(-1), below?.lines[0]];
  if (above === undefined || last === undefined || first === undefined) return 0;
  return Math.max(0, first.baseline - last.baseline - above.leadingPoints);
}

/** Where the notes of a column begin: they are small, or stand below a short line with their marks raised. */
const firstNote = (page: PageModel, blocks: readonly Block[], size: number): number | undefined =>
  firstSmallNote(blocks, size) ?? firstBelowLine(page, blocks);

function firstSmallNote(blocks: readonly Block[], size: number): number | undefined {
  let first: number | undefined;
  for (let index = blocks.length - 1; index >= 0; index--) {
    const block = blocks[index];
    const inTable = block?.kind === 'table' ? notesInTable(block) : undefined;
    const line = block?.kind === 'paragraph' ? block.lines[0] : inTable?.[0]?.paragraphs[0]?.lines[0];
    if (block === undefined || line === undefined || line.sizePoints > size * noteSizeShareMax) break;
    if (inTable !== undefined || (block.kind === 'paragraph' && markOf(block) !== undefined)) first = index;
  }
  return first;
}

function firstBelowLine({ shapes = [], width }: PageModel, blocks: readonly Block[]): number | undefined {
  const start = 1 + blocks.findLastIndex((block) => block.kind !== 'paragraph' || !hasRaisedMark(block));
  const top = blocks[start]?.box.top;
  return top !== undefined && shapes.some((shape) => isSeparator(shape, width, top)) ? start : undefined;
}

const hasRaisedMark = (paragraph: Paragraph): boolean =>
  paragraph.spans[0]?.style.raise === 'superscript' && markOf(paragraph) !== undefined;

const markOf = (paragraph: Paragraph): string | undefined => {
  const [first] = paragraph.spans;
  if (first === undefined || paragraph.list !== undefined) return undefined;
  if (first.style.raise === 'superscript') return markOnly.exec(first.text.trim())?.[1];
  return markFirst.exec(textOf(paragraph))?.[1];
};

function groupsOf(blocks: readonly Block[]): MarkedNote[] {
  const groups: MarkedNote[] = [];
  for (const block of blocks) {
    if (block.kind === 'table') groups.push(...(notesInTable(block) ?? []));
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

/** The blocks above the notes, of which the last one has no rule below it: that is the line above the notes, which Word draws by itself. */
function aboveNotes(blocks: readonly Block[], start: number): readonly Block[] {
  const left = blocks.slice(0, start);
  const [last, note] = [left.at(-1), blocks[start]];
  if (note === undefined || last?.kind !== 'paragraph' || last.dress?.below === undefined) return left;
  if (last.dress.below.at > note.box.top || note.box.top - last.dress.below.at > separatorGapPointsMax)
    return left;
  const { below, ...others } = last.dress;
  const { dress, ...plain } = last;
  const isBare = others.ground === undefined && others.above === undefined;
  return [...left.slice(0, -1), isBare ? plain : { ...plain, dress: others }];
}

const withoutSeparator = (shapes: readonly Shape[], width: number, top: number): readonly Shape[] =>
  shapes.filter((shape) => !isSeparator(shape, width, top));

/** The line above the notes. */
function isSeparator({ box }: Shape, width: number, top: number): boolean {
  const isLine = box.bottom - box.top < 2 && box.right - box.left < width * 0.7;
  return isLine && box.bottom < top + 4 && box.top > top - separatorGapPointsMax;
}
