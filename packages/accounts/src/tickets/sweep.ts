import { policy } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';

const dayMs = 86_400_000;
const batchSize = 500;

/** Tickets of strangers, some time after the last word; those of an account go with it. In batches that hold nobody up. */
export async function sweepTickets(database: Database, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - policy.strangersTicketDays * dayMs);
  let swept = batchSize;
  while (swept === batchSize) {
    const rows = await database.query(
      `DELETE FROM tickets WHERE id IN (
         SELECT id FROM tickets WHERE account_id IS NULL AND updated_at < $1 ORDER BY updated_at LIMIT $2
       ) RETURNING 1`,
      [keptSince, batchSize],
    );
    swept = rows.length;
  }
}
