import { auditRows, type Transaction } from '@pagesmith/database';
import { desc } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { beforeTheFirst, hashOf } from './chain.ts';

/** What was done. Before and after are facts without secrets; a customer is named by the account's id alone. */
interface Deed {
  readonly action: string;
  readonly subject: string | null;
  readonly reason?: string | null;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Any number that nothing else locks: the chain has one end, and whoever appends holds it until the commit. */
const chainLock = 2_202_611;

/** Writes down what was done, in the transaction that does it. */
export async function appendAudit(
  transaction: Transaction,
  actor: Actor,
  deed: Deed,
  at: Date,
): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [chainLock]);
  const [last] = await transaction.orm
    .select({ number: auditRows.number, hash: auditRows.hash })
    .from(auditRows)
    .orderBy(desc(auditRows.number))
    .limit(1);
  const row = {
    number: (last?.number ?? 0) + 1,
    at,
    actor: actor.name,
    role: actor.role,
    origin: actor.origin,
    action: deed.action,
    subject: deed.subject,
    reason: deed.reason ?? null,
    before: asKept(deed.before),
    after: asKept(deed.after),
    previousHash: last?.hash ?? beforeTheFirst,
  };
  await transaction.orm.insert(auditRows).values({ ...row, hash: hashOf(row) });
}

/** As it will be read again: times become texts, and what is undefined is gone. */
const asKept = (facts: unknown): unknown =>
  facts === undefined || facts === null ? null : JSON.parse(JSON.stringify(facts));
