import type { Database } from '@pagesmith/database';
import { privatePlans } from './log-row.ts';

const uncleanStatement = `
SELECT user_id FROM subscriptions
WHERE NOT is_log_clean AND (has_gdpr_mode OR plan = ANY($1)) ORDER BY user_id LIMIT 100`;

/** Clears everything about documents from one stretch of the log, in index order. */
const cleanStatement = `
WITH stretch AS (
  SELECT id, created_at, sequence FROM api_requests WHERE user_id = $1 AND (created_at, sequence) > ($2::timestamptz, $3::bigint)
  ORDER BY created_at, sequence LIMIT $4
), cleaned AS (
  UPDATE api_requests SET input_bytes = 0, error_message = NULL, error_message_fr = NULL FROM stretch
  WHERE api_requests.id = stretch.id AND (input_bytes > 0 OR error_message IS NOT NULL OR error_message_fr IS NOT NULL)
)
SELECT created_at, sequence FROM stretch ORDER BY created_at DESC, sequence DESC LIMIT 1`;

/** Unless the service was turned off in the meantime: later rows would then say more again. */
const doneStatement = `
UPDATE subscriptions SET is_log_clean = true WHERE user_id = $1 AND (has_gdpr_mode OR plan = ANY($2))`;

const batchSize = 1_000;

/** Clears the log rows from before the GDPR service was turned on, in batches that block nobody. */
export async function cleanLogs(database: Database): Promise<void> {
  const unclean = await database.query<{ user_id: string }>(uncleanStatement, [privatePlans]);
  for (const { user_id: accountId } of unclean) {
    let last: { created_at: Date; sequence: number } | undefined = { created_at: new Date(0), sequence: 0 };
    while (last) {
      const parameters: unknown[] = [accountId, last.created_at, last.sequence, batchSize];
      [last] = await database.query<typeof last & object>(cleanStatement, parameters);
    }
    await database.query(doneStatement, [accountId, privatePlans]);
  }
}
