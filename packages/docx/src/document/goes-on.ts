import type { Block } from '../model.ts';
import { continuesParagraph } from './continued-paragraph.ts';
import { continuesTable } from './continued-table.ts';

/** Whether a block at the top of a page or column continues the one that the page or column before ends with. */
export function goesOn(before: Block | undefined, block: Block | undefined): boolean {
  if (before?.kind === 'table' && block?.kind === 'table') return continuesTable(before, block);
  return (
    before?.kind === 'paragraph' &&
    block?.kind === 'paragraph' &&
    continuesParagraph(before, block, { before: undefined, after: undefined })
  );
}
