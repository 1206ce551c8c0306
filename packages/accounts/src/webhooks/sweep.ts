import { webhooks } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';

const batchSize = 2_000;
const dayMs = 86_400_000;

/** Old events go with their deliveries, in batches that hold nobody up; so do secrets that sign no more. */
export async function sweepWebhooks(database: Database, clock: Clock = systemClock): Promise<void> {
  const now = clock.now();
  await database.query(
    `UPDATE webhook_endpoints SET previous_secret_encrypted = NULL, previous_secret_until = NULL
     WHERE previous_secret_until <= $1`,
    [now],
  );
  const keptSince = new Date(now.getTime() - webhooks.deliveriesKeptDays * dayMs);
  let swept = batchSize;
  while (swept === batchSize) {
    const rows = await database.query(
      `DELETE FROM webhook_events WHERE id IN (
         SELECT id FROM webhook_events WHERE created_at < $1 ORDER BY created_at LIMIT $2
       ) RETURNING 1`,
      [keptSince, batchSize],
    );
    swept = rows.length;
  }
}
