import type { SQL } from 'drizzle-orm';
import { type Collection, findAttribute } from '../collections.ts';
import { queryable, toFilter } from './filters.ts';
import type { Order } from './order.ts';
import { invalid, parseQueries, type Query, queryLimits } from './parse.ts';

export interface Cursor {
  readonly id: string;
  readonly method: 'cursorAfter' | 'cursorBefore';
}

/** What a list was asked for. */
export interface ListQuery {
  readonly filters: readonly SQL[];
  readonly orders: readonly Order[];
  readonly limit: number;
  readonly offset: number;
  readonly cursor: Cursor | undefined;
  /** Undefined: all attributes. */
  readonly selected: ReadonlySet<string> | undefined;
}

export const isFilter = ({ method }: Query) =>
  !['limit', 'offset', 'cursorAfter', 'cursorBefore', 'select', 'orderAsc', 'orderDesc'].includes(method);

/** Where limit, offset or cursor come twice, the first one counts. */
export function readQueries(collection: Collection, texts: readonly string[]): ListQuery {
  const queries = parseQueries(texts);
  const first = (...methods: string[]) => queries.find(({ method }) => methods.includes(method));
  const { limitDefault, limitMax } = queryLimits;
  return {
    filters: queries.flatMap((query, index) =>
      isFilter(query) ? [toFilter(collection, query, `${index + 1}`)] : [],
    ),
    orders: queries
      .filter(({ method }) => method.startsWith('order'))
      .map((query) => toOrder(collection, query)),
    limit: toWholeNumber(first('limit'), { min: 1, max: limitMax }, limitDefault),
    offset: toWholeNumber(first('offset'), { min: 0, max: Number.MAX_SAFE_INTEGER }, 0),
    cursor: toCursor(first('cursorAfter', 'cursorBefore')),
    selected: toSelection(
      collection,
      queries.filter(({ method }) => method === 'select'),
    ),
  };
}

/** Without an attribute: by the order of creation. */
function toOrder(collection: Collection, { method, attribute }: Query): Order {
  const name = attribute || '$sequence';
  return { name, attribute: queryable(collection, name), isDescending: method === 'orderDesc' };
}

function toWholeNumber(query: Query | undefined, range: { min: number; max: number }, usual: number): number {
  if (!query) return usual;
  const [value] = query.values;
  const isRight =
    typeof value === 'number' && Number.isInteger(value) && value >= range.min && value <= range.max;
  if (isRight) return value;
  throw invalid(
    `'${query.method}' must be a whole number from ${range.min} to ${range.max}.`,
    `«\u00a0${query.method}\u00a0» doit être un entier de ${range.min} à ${range.max}.`,
  );
}

function toCursor(query: Query | undefined): Cursor | undefined {
  if (!query) return undefined;
  const [id] = query.values;
  const method = query.method === 'cursorAfter' ? 'cursorAfter' : 'cursorBefore';
  if (typeof id === 'string') return { id, method };
  throw invalid(
    `'${method}' takes a document's id.`,
    `«\u00a0${method}\u00a0» attend l’identifiant d’un document.`,
  );
}

const added = ['$collectionId', '$databaseId', '$tableId', '$permissions'];

function toSelection(collection: Collection, queries: readonly Query[]): ReadonlySet<string> | undefined {
  const names = queries.flatMap(({ values }) => values);
  for (const name of names) {
    const isKnown =
      typeof name === 'string' &&
      (name === '*' || added.includes(name) || findAttribute(collection, name) !== undefined);
    if (!isKnown)
      throw invalid(`'${name}' cannot be selected.`, `«\u00a0${name}\u00a0» ne peut être sélectionné.`);
  }
  return queries.length === 0 || names.includes('*') ? undefined : new Set(names.map(String));
}
