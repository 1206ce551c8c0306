import { isApiKey } from '@pagesmith/catalog';
import {
  accounts,
  apiKeys,
  apiRequests,
  subscriptions,
  type Transaction,
  tickets,
} from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, desc, eq, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { filledTextUpTo } from '../../arguments/parameters.ts';
import { hashesOf } from '../../keys/find-key.ts';
import type { OperatorDeps } from '../deps.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';
import { optional } from './parameters.ts';

export type CustomerRow = typeof accounts.$inferSelect;

/** By address or id; locked, so that nobody else changes it meanwhile. */
export async function requireCustomer({ orm }: Transaction, account: string): Promise<CustomerRow> {
  const isThis = or(eq(accounts.email, account.trim().toLowerCase()), eq(accounts.id, account.trim()));
  const [row] = await orm.select().from(accounts).where(isThis).for('no key update');
  return row ?? fail(operatorFailures.customerAbsent({ account }));
}

const foundMax = 50;

/** As much of a key as is kept to search by: its first characters, also of its masked form. Undefined for other texts. */
const keyStartIn = (query: string): string | undefined =>
  /^pk_[A-Za-z0-9]{1,5}/.exec(isApiKey(query) ? '' : query)?.[0];

/** By what customers write to us, too: the id of a call, a ticket's number, the start of a key, or all of it by its hash. */
function answersTo(query: string, deps: OperatorDeps, { orm }: Transaction): SQL | undefined {
  const contains = (column: SQL) => sql`position(lower(${query}) IN lower(${column})) > 0`;
  const number = /^T(\d{1,15})$/i.exec(query)?.[1];
  const keyStart = keyStartIn(query);
  const keys = orm
    .select({ id: apiKeys.userId })
    .from(apiKeys)
    .where(
      or(
        eq(apiKeys.id, query),
        keyStart ? like(apiKeys.keyStart, `${keyStart}%`) : undefined,
        inArray(apiKeys.keyHash, Object.values(hashesOf(deps.secrets, query))),
      ),
    );
  const calls = orm.select({ id: apiRequests.userId }).from(apiRequests).where(eq(apiRequests.id, query));
  const written = orm
    .select({ id: tickets.accountId })
    .from(tickets)
    .where(eq(tickets.number, Number(number ?? 0)));
  return or(
    contains(sql`${accounts.email}`),
    contains(sql`${accounts.name}`),
    eq(accounts.id, query),
    inArray(accounts.id, keys),
    inArray(accounts.id, calls),
    inArray(accounts.id, written),
  );
}

/** Registered before the customer of this id, or at the same moment and after it in the order. */
const registeredBefore = (id: string): SQL =>
  sql`(${accounts.createdAt}, ${accounts.id}) < (SELECT created_at, id FROM accounts WHERE id = ${id})`;

/** Newest first; `before` is the id of the last customer of the page before. */
export const find = defineAction({
  about:
    'customers by address, name, id, request id, ticket number, or a key or its first characters; all of them without any',
  parameters: { query: optional(filledTextUpTo(254)), before: optional(filledTextUpTo(36)) },
  isOverview: true,
  run: async ({ deps, transaction }, { query, before }) => {
    const rows = await transaction.orm
      .select({
        id: accounts.id,
        email: accounts.email,
        name: accounts.name,
        status: accounts.status,
        closedAt: accounts.closedAt,
        plan: subscriptions.plan,
        createdAt: accounts.createdAt,
      })
      .from(accounts)
      .leftJoin(subscriptions, eq(subscriptions.userId, accounts.id))
      .where(
        and(
          query === null ? undefined : answersTo(query, deps, transaction),
          before === null ? undefined : registeredBefore(before),
        ),
      )
      .orderBy(desc(accounts.createdAt), desc(accounts.id))
      .limit(foundMax);
    return { subject: null, result: rows };
  },
});
