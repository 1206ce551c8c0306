import { webhooks } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { type Clock, systemClock } from '@pagesmith/kernel';
import { deleteOlder } from '../delete-older.ts';

/** Old events go with their deliveries, in batches that hold nobody up; so do secrets that sign no more. */
export async function sweepWebhooks(database: Database, clock: Clock = systemClock): Promise<void> {
  const now = clock.now();
  await database.query(
    `UPDATE webhook_endpoints SET previous_secret_encrypted = NULL, previous_secret_until = NULL
     WHERE previous_secret_until <= $1`,
    [now],
  );
  const keptDays = webhooks.deliveriesKeptDays;
  await deleteOlder(database, { table: 'webhook_events', since: 'created_at', keptDays }, now);
}
