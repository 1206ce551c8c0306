import pg from 'pg';

type Parse = (text: string) => unknown;

const { builtins } = pg.types;

/** Counts and sizes are numbers; one that a number cannot hold exactly is an error, never another number. */
function parseInteger(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`The database answered ${text}, which is not a safe integer.`);
}

/** A timestamp without a zone is UTC, whatever zone the machine is in. */
const parseTimestamp = (text: string): unknown => {
  const hasDigits = /^\d/.test(text);
  return hasDigits
    ? new Date(`${text.replace(' ', 'T')}Z`)
    : pg.types.getTypeParser(builtins.TIMESTAMPTZ)(text);
};

const asText: Parse = (text) => text;

/** One set for both databases. `numeric` stays text (exact), a `date` stays text (it has no time or zone). */
const parsers = new Map<number, Parse>([
  [builtins.INT8, parseInteger],
  [builtins.DATE, asText],
  [builtins.TIMESTAMP, parseTimestamp],
]);

const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(
  1009 as typeof builtins.TEXT,
);

/** Arrays of the types above, by the object ids of pg_type. */
const arrays = new Map<number, Parse>([
  [1016, parseInteger],
  [1182, asText],
  [1115, parseTimestamp],
]);

export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    const element = arrays.get(oid);
    if (element)
      return (text: string) => parseTextArray(text).map((item) => (item === null ? null : element(item)));
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text');
  },
};
