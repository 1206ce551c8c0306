import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Attribute, Collection } from '../collections.ts';

export interface Order {
  readonly name: string;
  readonly attribute: Attribute;
  readonly isDescending: boolean;
}

/** The order of creation decides between equals, so that pages never overlap. */
export function completeOrder(collection: Collection, wanted: readonly Order[]): Order[] {
  if (wanted.some(({ name }) => name === '$sequence')) return [...wanted];
  const isDescending = wanted.at(-1)?.isDescending ?? false;
  return [...wanted, { name: '$sequence', attribute: collection.system.$sequence, isDescending }];
}

export const reverse = (orders: readonly Order[]): Order[] =>
  orders.map((order) => ({ ...order, isDescending: !order.isDescending }));

/** Nothing comes before everything. Only where it can occur is it said, for an index would not know it. */
export function toOrderBy({ attribute: { column }, isDescending }: Order): SQL {
  if (column.notNull) return isDescending ? sql`${column} desc` : sql`${column} asc`;
  return isDescending ? sql`${column} desc nulls last` : sql`${column} asc nulls first`;
}

/** The rows behind the one that has `values` in its order's attributes. */
export function behind(orders: readonly Order[], values: readonly unknown[]): SQL {
  const steps = orders.map((order, index) =>
    and(
      ...orders.slice(0, index).map((earlier, at) => same(earlier, values[at])),
      after(order, values[index]),
    ),
  );
  return or(...steps) ?? sql`false`;
}

const same = ({ attribute: { column } }: Order, value: unknown): SQL =>
  value === null ? sql`${column} is null` : sql`${column} = ${sql.param(value, column)}`;

function after({ attribute: { column }, isDescending }: Order, value: unknown): SQL {
  if (value === null) return isDescending ? sql`false` : sql`${column} is not null`;
  const parameter = sql.param(value, column);
  if (!isDescending) return sql`${column} > ${parameter}`;
  return column.notNull
    ? sql`${column} < ${parameter}`
    : sql`(${column} < ${parameter} or ${column} is null)`;
}
