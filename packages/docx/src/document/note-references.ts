import { paragraphsIn } from '../layout/index.ts';
import type { Block, Paragraph, Span } from '../model.ts';

/** Where a text refers to a note: equal spans of a document are one in memory, so it takes the number of the span. */
interface Reference {
  readonly mark: string;
  readonly paragraph: Paragraph;
  readonly index: number;
}

const markOf = ({ text, style }: Span) => (style.raise === 'superscript' ? text.trim() : '');

/**
 * The place that refers to each note. Word sets a note once for each reference to it, so there is one: the first that
 * stands alone in its paragraph, as a mark that a line of authors repeats tells what these have in common.
 */
export function referencesTo(marks: ReadonlySet<string>, blocks: readonly Block[]): Reference[] {
  const references = new Map<string, Reference & { readonly isAlone: boolean }>();
  for (const paragraph of blocks.flatMap(paragraphsIn)) {
    const own = paragraph.spans.map(markOf);
    for (const [index, mark] of own.entries()) {
      if (!marks.has(mark) || references.get(mark)?.isAlone) continue;
      const isAlone = own.indexOf(mark) === own.lastIndexOf(mark);
      if (isAlone || !references.has(mark)) references.set(mark, { mark, paragraph, index, isAlone });
    }
  }
  return [...references.values()];
}

/** A block with its references, each to the note that its mark names. */
export function withReferences<Kind extends Block>(
  block: Kind,
  references: readonly Reference[],
  notes: ReadonlyMap<string, number>,
): Kind {
  if (block.kind === 'table') {
    const rows = block.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => ({
        ...cell,
        blocks: cell.blocks.map((one) => withReferences(one, references, notes)),
      })),
    }));
    return { ...block, rows };
  }
  const own = references.filter(({ paragraph }) => paragraph === block);
  if (block.kind !== 'paragraph' || own.length === 0) return block;
  const spans = block.spans.map((span, at) => {
    const reference = own.find(({ index }) => index === at);
    return reference === undefined ? span : { ...span, note: notes.get(reference.mark) };
  });
  return { ...block, spans };
}
