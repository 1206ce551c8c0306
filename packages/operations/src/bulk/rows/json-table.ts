import { rowFailures } from '../failures.ts';
import { checkedColumns, requireFewRows, type Table, type TableRow, unreadable } from './table.ts';

/** A list of objects; its columns are all names that any of them has, in the order in which they come. */
export function jsonTable(text: string): Table {
  const list = parse(text);
  if (!Array.isArray(list)) throw unreadable(notList);
  requireFewRows(list.length);
  const columns = new Set<string>();
  const rows = list.map((item: unknown): TableRow => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) throw unreadable(notList);
    for (const column of Object.keys(item)) columns.add(column);
    return rowOf(Object.entries(item));
  });
  return { columns: checkedColumns([...columns]), rows };
}

function rowOf(entries: readonly [string, unknown][]): TableRow {
  const values = new Map<string, readonly string[]>();
  for (const [column, value] of entries) {
    const texts = textsOf(value);
    if (!texts) return { values, problem: rowFailures.cellWrong({ column }) };
    if (texts.length > 0) values.set(column, texts);
  }
  return { values };
}

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Null is no value. */
function textsOf(value: unknown): string[] | undefined {
  if (value === null) return [];
  const all = Array.isArray(value) ? value : [value];
  return all.every(isPlain) ? all.map(String) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(notJson);
  }
}

const notJson = {
  en: 'What was sent is not valid JSON.',
  fr: 'Ce qui a été envoyé n’est pas du JSON valide.',
};
const notList = {
  en: 'The JSON is not a list of objects.',
  fr: 'Le JSON n’est pas une liste d’objets.',
};
