import { bulkFailures } from '../failures.ts';
import type { TableRow } from './table.ts';

const lengthMax = 120;
const placeholder = /\{\{([^{}]*)\}\}/g;
const standard = 'document-{{row}}.pdf';
/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** Names the documents by a pattern: no path, nothing that a system refuses, and no two alike. */
export function documentNames(
  pattern: string | undefined,
  columns: readonly string[],
  count: number,
): (row: TableRow, number: number) => string {
  const given = (pattern ?? standard).replace(/\.pdf$/i, '');
  for (const [, name = ''] of given.matchAll(placeholder)) {
    const column = name.trim();
    if (column !== 'row' && !columns.includes(column)) {
      throw bulkFailures.columnUnknown({ part: 'name', column, accepted: ['row', ...columns] });
    }
  }
  const taken = new Set<string>();
  const copies = new Map<string, number>();
  const digits = String(count).length;
  return ({ values }, number) => {
    const numbered = String(number).padStart(digits, '0');
    const filled = given.replace(placeholder, (_whole, name: string) => {
      const column = name.trim();
      // A column of this name comes before the number.
      return values.get(column)?.join(' ') ?? (column === 'row' ? numbered : '');
    });
    const base = safe(filled) || `document-${numbered}`;
    let copy = copies.get(base.toLowerCase()) ?? 1;
    let free = base;
    for (; taken.has(free.toLowerCase()); free = `${base} (${copy})`) copy += 1;
    copies.set(base.toLowerCase(), copy);
    taken.add(free.toLowerCase());
    return `${free}.pdf`;
  };
}

function safe(name: string): string {
  const plain = Array.from(name.normalize('NFC').replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}<>:"/\\|?*]/gu, '-'))
    .slice(0, lengthMax)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return reserved.test(plain) ? `${plain}_` : plain;
}
