import * as z from 'zod';
import { bulkFailures } from '../failures.ts';
import type { RowProblem } from '../task.ts';

/** Which column fills which field, and what is left over on either side. */
export interface Matching {
  readonly columnOf: ReadonlyMap<string, string>;
  readonly warnings: readonly RowProblem[];
}

const mappingShape = z.record(z.string(), z.string().nullable());
const part = 'mapping';

function parseMapping(text: string | undefined): Record<string, string | null> {
  if (text === undefined) return {};
  try {
    return mappingShape.parse(JSON.parse(text));
  } catch {
    throw bulkFailures.mappingMalformed({ part });
  }
}

/** By the mapping as it was sent, which may only name what there is. */
export function matchColumns(
  fields: readonly string[],
  columns: readonly string[],
  mappingText: string | undefined,
): Matching {
  const mapping = new Map(Object.entries(parseMapping(mappingText)));
  for (const [field, column] of mapping) {
    if (!fields.includes(field)) throw bulkFailures.mappedFieldUnknown({ part, field, accepted: fields });
    if (column !== null && !columns.includes(column)) {
      throw bulkFailures.columnUnknown({ part, column, accepted: columns });
    }
  }
  const columnOf = columnsOf(fields, columns, mapping);
  if (columnOf.size === 0) throw bulkFailures.columnsUnmatched({ columns, accepted: fields });
  const used = new Set(columnOf.values());
  const warnings = [
    ...columns.filter((column) => !used.has(column)).map(columnUnused),
    ...fields.filter((field) => !columnOf.has(field)).map(fieldUnfilled),
  ];
  return { columnOf, warnings };
}

/** By the mapping; for what it does not name, by equal names, however they are written. */
export function columnsOf(
  fields: readonly string[],
  columns: readonly string[],
  mapping: ReadonlyMap<string, string | null>,
): ReadonlyMap<string, string> {
  const folded = new Map(columns.toReversed().map((column) => [fold(column), column]));
  const byName = (field: string) => (columns.includes(field) ? field : folded.get(fold(field)));
  return new Map(
    fields.flatMap((field) => {
      const column = mapping.has(field) ? mapping.get(field) : byName(field);
      return column == null ? [] : [[field, column] as const];
    }),
  );
}

const fold = (name: string): string => name.trim().toLowerCase();

const columnUnused = (column: string): RowProblem => ({
  code: 'column_unused',
  words: {
    en: `The column ${column} fills no field.`,
    fr: `La colonne ${column} ne remplit aucun champ.`,
  },
});

const fieldUnfilled = (field: string): RowProblem => ({
  code: 'field_unfilled',
  field,
  words: {
    en: `No column fills the field ${field}: it stays as the form has it.`,
    fr: `Aucune colonne ne remplit le champ ${field}\u00a0: il reste tel que le formulaire l’a.`,
  },
});
