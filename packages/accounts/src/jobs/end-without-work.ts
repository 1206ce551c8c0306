import { reservations } from '@pagesmith/database';
import type { Failure } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import type { JobsDeps } from './deps.ts';

/** Ends an unfinished job by itself: its reservation tells whose call it was. False when it had ended before. */
export async function endWithoutWork(
  { database, clock, ledger }: JobsDeps,
  id: string,
  state: 'cancelled' | 'failed',
  failure: Failure,
): Promise<boolean> {
  const [held] = await database.orm.select().from(reservations).where(eq(reservations.id, id));
  if (!held) return false;
  const { userId: accountId, apiKeyId: keyId, apiKeyName: keyName, mode, operation, endpoint, method } = held;
  const key = { accountId, keyId, keyName, mode };
  const call = { id, key, operation, endpoint, method, isProTool: false };
  return ledger.release(
    { call, subscriptionId: '' },
    {
      failure,
      inputBytes: 0,
      responseTimeMs: clock.now().getTime() - held.createdAt.getTime(),
      job: { state, retentionMinutes: 0 },
    },
  );
}
