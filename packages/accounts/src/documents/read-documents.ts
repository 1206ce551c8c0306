import { isWireId } from '@pagesmith/kernel';
import { and, count, eq, lte, type SQL } from 'drizzle-orm';
import { looksForEndpoint, sumCalls } from './call-sums.ts';
import { type Columns, columnsOf, type Document, type Row, toDocument } from './document.ts';
import { documentFailures } from './failures.ts';
import type { Owned } from './owned.ts';
import { behind, completeOrder, type Order, reverse, toOrderBy } from './query/order.ts';
import { type Cursor, type ListQuery, readQueries } from './query/read-queries.ts';

export interface DocumentList {
  readonly total: number;
  readonly documents: readonly Document[];
}

/** Filters can only narrow what the owner has: a foreign user's id in them finds nothing. */
const ownedBy = ({ collection, ownerId }: Owned): SQL => eq(collection.ownerColumn, ownerId);

export async function listDocuments(
  owned: Owned,
  queries: readonly string[],
  hasTotal = true,
): Promise<DocumentList> {
  const query = readQueries(owned.collection, queries);
  const found = and(ownedBy(owned), ...query.filters);
  if (!query.cursor && looksForEndpoint(queries)) {
    const sums = await sumCalls(owned, queries, found);
    if (sums?.calls === 0) return { total: 0, documents: [] };
  }
  const rows = await readPage(owned, query, found);
  const isWhole = !query.cursor && query.offset === 0 && rows.length < query.limit;
  const exactTotal = () => (isWhole ? rows.length : countRows(owned, queries, found));
  return {
    total: hasTotal ? await exactTotal() : 0,
    documents: rows.map((row) => toDocument(owned, row)),
  };
}

async function countRows(owned: Owned, queries: readonly string[], found: SQL | undefined): Promise<number> {
  const sums = await sumCalls(owned, queries, found);
  if (sums) return sums.calls;
  const { database, collection } = owned;
  const [row] = await database.orm.select({ total: count() }).from(collection.source).where(found);
  return row?.total ?? 0;
}

/**
 * All that the filters let through, newest first, in pages: a log may have millions of rows. What is added
 * meanwhile is not among them.
 */
export async function* readAll(
  owned: Owned,
  queries: readonly string[],
): AsyncGenerator<readonly Document[]> {
  const { collection } = owned;
  const { filters } = readQueries(collection, queries);
  const attribute = collection.system.$createdAt;
  const usual = {
    orders: [{ name: '$createdAt', attribute, isDescending: true }],
    offset: 0,
    selected: undefined,
  };
  let last: Row | undefined;
  for (;;) {
    // The bound says nothing new, but lets the index begin where the page does.
    const bound = last && lte(attribute.column, last.$createdAt);
    const cursor = last && ({ id: String(last.$id), method: 'cursorAfter' } as const);
    const wanted = { ...usual, filters, limit: allPageSize, cursor };
    const rows = await readPage(owned, wanted, and(ownedBy(owned), ...filters, bound));
    if (rows.length > 0) yield rows.map((row) => toDocument(owned, row));
    if (rows.length < allPageSize) return;
    last = rows.at(-1);
  }
}

const allPageSize = 1_000;

/** The rows that a list without limits would have. */
export const matching = (owned: Owned, queries: readonly string[]): SQL | undefined =>
  and(ownedBy(owned), ...readQueries(owned.collection, queries).filters);

/** A page before a cursor is read backwards from it, then turned round. */
async function readPage(owned: Owned, query: ListQuery, found: SQL | undefined): Promise<Row[]> {
  const { database, collection } = owned;
  const orders = completeOrder(collection, query.orders);
  const isBackwards = query.cursor?.method === 'cursorBefore';
  const direction = isBackwards ? reverse(orders) : orders;
  const place = query.cursor && behind(direction, await placeOf(owned, query.cursor, direction));
  const rows: Row[] = await database.orm
    .select(columnsOf(collection, query.selected))
    .from(collection.source)
    .where(and(found, place))
    .orderBy(...direction.map(toOrderBy))
    .limit(query.limit)
    .offset(query.offset);
  return isBackwards ? rows.reverse() : rows;
}

async function placeOf(owned: Owned, { id, method }: Cursor, orders: readonly Order[]): Promise<unknown[]> {
  const columns = Object.fromEntries(orders.map(({ attribute }, index) => [index, attribute.column]));
  const row = await readOwned(owned, id, columns);
  if (!row) throw documentFailures.generalCursorNotFound({ id, method });
  return orders.map((_, index) => row[index]);
}

export async function getDocument(
  owned: Owned,
  id: string,
  queries: readonly string[] = [],
): Promise<Document> {
  const { selected } = readQueries(owned.collection, queries);
  const document = await findDocument(owned, id, selected);
  if (!document) throw documentFailures.documentNotFound({ id });
  return document;
}

/** Undefined alike for what does not exist and for what is somebody else's. */
export async function findDocument(
  owned: Owned,
  id: string,
  selected?: ReadonlySet<string>,
): Promise<Document | undefined> {
  const row = await readOwned(owned, id, columnsOf(owned.collection, selected));
  return row && toDocument(owned, row);
}

async function readOwned(owned: Owned, id: string, columns: Columns): Promise<Row | undefined> {
  if (!isWireId(id)) return undefined;
  const { database, collection } = owned;
  const rows: Row[] = await database.orm
    .select(columns)
    .from(collection.source)
    .where(and(ownedBy(owned), eq(collection.system.$id.column, id)));
  return rows[0];
}
