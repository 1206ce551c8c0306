import type { Table } from '../model.ts';
import { isMostlyRightToLeft, textOf } from '../pieces/index.ts';
import { value } from './xml.ts';

const cellsOf = ({ rows }: Table) => rows.flatMap(({ cells }) => cells);

/**
 * Whether the first column of a table is the one at its right, as in Arabic and Hebrew. Not where a text is turned: LibreOffice
 * loses cells of such a table. Nor beside text, where its place is counted from the left.
 */
export function isReadFromRight(table: Table): boolean {
  const cells = cellsOf(table);
  if (table.isBeside || cells.some(({ turned = [] }) => turned.length > 0)) return false;
  return isMostlyRightToLeft(cells.flatMap(({ blocks }) => blocks.map(textOf)).join(''));
}

/** LibreOffice turns a table over whose first text runs from the right, unless the table says that it does not: `off`, for 0 is no value of it. */
export function directionXml(table: Table, isFromRight: boolean): string {
  if (isFromRight) return '<w:bidiVisual/>';
  const hasRightToLeft = cellsOf(table).some(({ blocks }) => blocks.some((block) => block.isRightToLeft));
  return hasRightToLeft ? value('w:bidiVisual', 'off') : '';
}

type Side = 'top' | 'left' | 'bottom' | 'right';

const across: Readonly<Record<Side, Side>> = { top: 'top', left: 'right', bottom: 'bottom', right: 'left' };

/** Of a cell of a table that begins at the right, Word calls left what is at the right. */
export const otherSide = (side: Side): Side => across[side];
