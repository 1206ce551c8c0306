import { columnsOf } from '@pagesmith/operations/rows';
import { type Draft, textIn, withText } from '../tools/request/draft.ts';

/** What was decided by hand: the column that fills a field, or null for none. All other fields go by name. */
export type Mapping = Readonly<Record<string, string | null>>;

const part = 'mapping';

/** The draft holds it as it is sent. */
export function mappingIn(draft: Draft): Mapping {
  const text = textIn(draft, part);
  return text === '' ? {} : (JSON.parse(text) as Mapping);
}

const withMapping = (draft: Draft, mapping: Mapping): Draft =>
  withText(draft, part, Object.keys(mapping).length === 0 ? '' : JSON.stringify(mapping));

/** What goes by name anyway needs no entry, and follows when another table is chosen. */
export function withColumn(
  draft: Draft,
  field: string,
  column: string | null,
  columns: readonly string[],
): Draft {
  const { [field]: _former, ...others } = mappingIn(draft);
  const byName = columnsOf([field], columns, new Map()).get(field) ?? null;
  return withMapping(draft, column === byName ? others : { ...others, [field]: column });
}

/**
 * Without what the form or the table that is chosen now does not have: it is kept in the draft, in case they come back,
 * and neither shown nor sent.
 */
export function withUsableMapping(
  draft: Draft,
  fields: readonly string[],
  columns: readonly string[],
): Draft {
  const isUsable = ([field, column]: [string, string | null]) =>
    fields.includes(field) && (column === null || columns.includes(column));
  return withMapping(draft, Object.fromEntries(Object.entries(mappingIn(draft)).filter(isUsable)));
}

export const mappedColumns = (draft: Draft, fields: readonly string[], columns: readonly string[]) =>
  columnsOf(fields, columns, new Map(Object.entries(mappingIn(draft))));
