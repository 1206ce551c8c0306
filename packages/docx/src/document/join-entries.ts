import type { Block } from '../model.ts';
import { continuesParagraph, joinedParagraph } from './continued-paragraph.ts';
import { continuesTable, joinedTable } from './continued-table.ts';
import type { Entry, Section } from './section.ts';

/** Joins blocks that were split by the end of a column or page. */
export function joinEntries(section: Section): Section {
  const entries: Entry[] = [];
  section.entries.forEach((entry, index) => {
    const before = entries.at(-1);
    const next = section.entries[index + 1];
    // What stands at fixed places on a page must stay on it, and so needs another block there.
    const isFree = !hasPlaced(entry) || (next !== undefined && !next.isPageStart && !next.isBandStart);
    const joined = isFree && before !== undefined ? joinedBlock(before, entry, section) : undefined;
    if (joined === undefined || before === undefined) {
      const carried = section.entries[index - 1];
      const isBehindJoined = carried !== undefined && before?.continuations.at(-1)?.entry === carried;
      entries.push(isBehindJoined ? { ...entry, page: entry.page ?? carried.page } : entry);
      return;
    }
    const { block, isRepeatedHead } = joined;
    const continuations = [...before.continuations, { entry }];
    entries[entries.length - 1] = { ...before, block, continuations, isHeadRepeated: isRepeatedHead };
  });
  return { ...section, entries };
}

function hasPlaced({ page }: Entry): boolean {
  const { placed = [], turned = [], framed = [], stamped = [], shapes = [] } = page ?? {};
  return placed.length + turned.length + framed.length + stamped.length + shapes.length > 0;
}

function joinedBlock(
  before: Entry,
  entry: Entry,
  section: Section,
): { readonly block: Block; readonly isRepeatedHead: boolean } | undefined {
  if ((!entry.isColumnStart && !entry.isPageStart) || !entry.isFlowing) return undefined;
  const { block } = before;
  const last = before.continuations.at(-1)?.entry ?? before;
  if (block?.kind === 'table' && last.block?.kind === 'table' && entry.block?.kind === 'table') {
    if (!continuesTable(last.block, entry.block)) return undefined;
    return joinedTable(block, entry.block);
  }
  if (block?.kind !== 'paragraph' || last.block?.kind !== 'paragraph') return undefined;
  if (entry.block?.kind !== 'paragraph') return undefined;
  const edges = { before: section.columns[last.column], after: section.columns[entry.column] };
  if (!continuesParagraph(last.block, entry.block, edges)) return undefined;
  return { block: joinedParagraph(block, entry.block), isRepeatedHead: before.isHeadRepeated };
}
