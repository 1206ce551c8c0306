import { type Queryable, reservations } from '@pagesmith/database';
import type { Clock, Failure } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import type { Refusal } from '../metering/call.ts';
import { type Ended, release } from '../metering/end-call.ts';
import { meteringLimits } from '../metering/limits.ts';
import type { JobsDeps } from './deps.ts';

/** Cancels one, for an operator, in the transaction that writes it down. */
export const endJob = (database: Queryable, clock: Clock, id: string, failure: Failure): Promise<boolean> => {
  const deps = { database, clock, limits: meteringLimits, processId: '' };
  const ledger = { release: (ended: Ended, refusal: Refusal) => release(deps, ended, refusal) };
  return endWithoutWork({ database, clock, ledger }, id, 'cancelled', failure);
};

interface EndDeps {
  readonly database: Queryable;
  readonly clock: Clock;
  readonly ledger: Pick<JobsDeps['ledger'], 'release'>;
}

/** Ends an unfinished job by itself: its reservation tells whose call it was. False when it had ended before. */
export async function endWithoutWork(
  { database, clock, ledger }: EndDeps,
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
