import { type Queryable, securityEvents } from '@pagesmith/database';
import { and, desc, eq, lt } from 'drizzle-orm';
import { page } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';

export type SecurityEvent = Omit<typeof securityEvents.$inferSelect, 'accountId'>;

/** Newest first; `before` is the id of the last one of the page before. */
export async function listSecurityEvents(
  { orm }: Queryable,
  accountId: string,
  given: unknown = {},
): Promise<SecurityEvent[]> {
  const { limit, before } = readArguments(page, given);
  const rows = await orm
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.accountId, accountId), lt(securityEvents.id, before)))
    .orderBy(desc(securityEvents.id))
    .limit(limit);
  return rows.map(({ accountId: _accountId, ...event }) => event);
}
