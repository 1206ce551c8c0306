import { isWireId } from '@pagesmith/kernel';
import { and, count, eq, type SQL } from 'drizzle-orm';
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
  const matching = and(ownedBy(owned), ...query.filters);
  const rows = await readPage(owned, query, matching);
  const isWhole = !query.cursor && query.offset === 0 && rows.length < query.limit;
  const exactTotal = () => (isWhole ? rows.length : countRows(owned, matching));
  return {
    total: hasTotal ? await exactTotal() : 0,
    documents: rows.map((row) => toDocument(owned, row)),
  };
}

async function countRows({ database, collection }: Owned, matching: SQL | undefined): Promise<number> {
  const [row] = await database.orm.select({ total: count() }).from(collection.source).where(matching);
  return row?.total ?? 0;
}

/** A page before a cursor is read backwards from it, then turned round. */
async function readPage(owned: Owned, query: ListQuery, matching: SQL | undefined): Promise<Row[]> {
  const { database, collection } = owned;
  const orders = completeOrder(collection, query.orders);
  const isBackwards = query.cursor?.method === 'cursorBefore';
  const direction = isBackwards ? reverse(orders) : orders;
  const place = query.cursor && behind(direction, await placeOf(owned, query.cursor, direction));
  const rows: Row[] = await database.orm
    .select(columnsOf(collection, query.selected))
    .from(collection.source)
    .where(and(matching, place))
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
