import { type PlanId, plans } from '@pagesmith/catalog';
import type { Queryable } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { meteringFailures } from '../metering/failures.ts';

/** How large the files of an account may be, and how long they are kept. */
export interface StorageTerms {
  readonly accountId: string;
  readonly plan: PlanId;
  readonly fileBytesMax: number;
  readonly retentionMinutes: number;
}

interface Row {
  readonly plan: PlanId;
  readonly chosenMinutes: number | null;
  readonly fileBytesMax: number | string | null;
  readonly retentionMinutes: number | null;
}

/** The plan as the calendar has changed it by now, and what an operator has set instead of its figures. */
const statement = `
SELECT CASE WHEN change_at <= $2 THEN coalesce(change_to->>'plan', subscriptions.plan) ELSE subscriptions.plan END
    AS plan, subscriptions.retention_minutes AS "chosenMinutes", file_bytes_max AS "fileBytesMax",
  account_overrides.retention_minutes AS "retentionMinutes"
FROM subscriptions LEFT JOIN account_overrides ON account_id = user_id WHERE user_id = $1`;

/** For what is no call; a call learns the same from its reservation. */
export async function storageTermsOf(
  { query }: Queryable,
  accountId: string,
  now: Date,
): Promise<StorageTerms> {
  const [found] = await query<Row>(statement, [accountId, now]);
  const { plan, chosenMinutes, fileBytesMax, retentionMinutes } =
    found ?? fail(meteringFailures.subscriptionAbsent());
  const offer = plans[plan];
  return {
    accountId,
    plan,
    fileBytesMax: Number(fileBytesMax ?? offer.fileBytesMax),
    retentionMinutes:
      retentionMinutes ?? ((offer.retentionMinutesMax && chosenMinutes) || offer.retentionMinutes),
  };
}
