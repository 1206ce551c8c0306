import { limitsOfRows } from '../../failures.ts';
import type { CsvRecord } from '../csv.ts';
import { type NumberFormat, numberText } from './cell-text.ts';
import { xmlEvents } from './xml-events.ts';

interface Workbook {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly is1904: boolean;
}

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  text: string;
}

/** The rows that have a value, each with its number in the sheet. */
export function* sheetRecords(xml: string, workbook: Workbook): Generator<CsvRecord> {
  let line = 0;
  let cells: string[] = [];
  let cell: Cell | undefined;
  let isValue = false;
  for (const event of xmlEvents(xml)) {
    if (event.kind === 'text') {
      if (cell && isValue) cell.text += event.text;
    } else if (event.kind === 'open') {
      const { name, attributes } = event;
      if (name === 'row') {
        line = Number(attributes.get('r') ?? line + 1);
        cells = [];
      } else if (name === 'c') cell = beginCell(attributes, cells.length);
      // A formula (`f`) stands beside the value that was kept for it.
      else if (name === 'v' || name === 't') isValue = true;
    } else if (event.name === 'v' || event.name === 't') isValue = false;
    else if (event.name === 'c' && cell) {
      // Beyond the last column that a table may have, so that it is refused and not held.
      const column = Math.min(cell.column, limitsOfRows.columnsMax);
      while (cells.length < column) cells.push('');
      cells[column] = textOf(cell, workbook);
      cell = undefined;
    } else if (event.name === 'row' && cells.some((text) => text !== '')) yield { line, cells };
  }
}

const beginCell = (attributes: ReadonlyMap<string, string>, next: number): Cell => ({
  column: columnOf(attributes.get('r')) ?? next,
  type: attributes.get('t') ?? 'n',
  style: Number(attributes.get('s') ?? 0),
  text: '',
});

/** From 0: of a cell such as AB12, the letters count in base 26. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf({ type, text, style }: Cell, { strings, formats, is1904 }: Workbook): string {
  switch (type) {
    case 's':
      return strings[Number(text)] ?? '';
    case 'b':
      return text === '1' ? 'true' : 'false';
    // What a formula could not work out is no value.
    case 'e':
      return '';
    case 'n':
      return numberText(text, formats[style] ?? 'plain', is1904);
    default:
      return text;
  }
}
