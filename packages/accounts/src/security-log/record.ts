import { type Queryable, type securityEventKinds, securityEvents } from '@pagesmith/database';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Visitor } from '../identity/account.ts';

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** A few short texts and numbers, such as the name of a key; never a secret. */
export type SecurityFacts = Readonly<Record<string, string | number>>;

export interface NewSecurityEvent {
  readonly accountId: string;
  readonly kind: SecurityEventKind;
  /** Who did it; absent for what the server did by itself. */
  readonly visitor?: Pick<Visitor, 'address' | 'userAgent'> | undefined;
  readonly facts?: SecurityFacts;
  /** The database's own time unless given. */
  readonly at?: Date;
}

/** Only this many are kept for each account, the newest: nobody can fill the disk by signing in and out. */
export const securityEventsMax = 5_000;

/** Writes down what happened, in the transaction of what happened. */
export async function recordSecurityEvent(
  { orm }: Queryable,
  { accountId, kind, visitor, facts = {}, at }: NewSecurityEvent,
): Promise<void> {
  await orm.insert(securityEvents).values({
    accountId,
    kind,
    facts,
    address: visitor?.address,
    userAgent: visitor?.userAgent.slice(0, 512),
    ...(at && { createdAt: at }),
  });
  const isTheirs = eq(securityEvents.accountId, accountId);
  const oldestKept = sql`(SELECT ${securityEvents.id} FROM ${securityEvents} WHERE ${isTheirs}
    ORDER BY ${securityEvents.id} DESC OFFSET ${securityEventsMax} LIMIT 1)`;
  await orm.delete(securityEvents).where(and(isTheirs, sql`${securityEvents.id} <= ${oldestKept}`));
}

const hourMs = 3_600_000;

/** Whoever guesses passwords adds one row an hour to the log, however many guesses there are. */
export async function recordFailedSignIn(
  database: Queryable,
  accountId: string,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  const counted = await database.orm
    .update(securityEvents)
    .set({
      occurrences: sql`${securityEvents.occurrences} + 1`,
      address: visitor.address,
      userAgent: visitor.userAgent.slice(0, 512),
    })
    .where(
      and(
        eq(securityEvents.accountId, accountId),
        eq(securityEvents.kind, 'sign_in_failed'),
        gt(securityEvents.createdAt, new Date(now.getTime() - hourMs)),
      ),
    )
    .returning({ id: securityEvents.id });
  if (counted.length > 0) return;
  await recordSecurityEvent(database, { accountId, kind: 'sign_in_failed', visitor, at: now });
}
