import { apiKeys, type Queryable } from '@pagesmith/database';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Call } from '../metering/call.ts';
import { callerColumns } from '../metering/log-row.ts';

/** Requests that are no calls may come many times a second: once a minute is enough to know of them. */
const noteEveryMs = 60_000;

/** The last use of a key by a request that is no call; the end of a call notes its own. */
export async function noteKeyUse(
  { orm }: Queryable,
  keyId: string,
  caller: NonNullable<Call['caller']>,
  at: Date,
): Promise<void> {
  const { address, client } = callerColumns(caller) ?? caller;
  const isDue = or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, new Date(at.getTime() - noteEveryMs)));
  await orm
    .update(apiKeys)
    .set({ lastUsedAt: at, lastAddress: address, lastClient: client })
    .where(and(eq(apiKeys.id, keyId), isDue));
}
