import { policy } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';

const dayMs = 86_400_000;
const batchSize = 2_000;

/** In batches that hold nobody up. */
export async function sweepSecurityLog(database: Database, now: Date): Promise<void> {
  const keptSince = new Date(now.getTime() - policy.securityLogDays * dayMs);
  let swept = batchSize;
  while (swept === batchSize) {
    const rows = await database.query(
      `DELETE FROM security_events WHERE id IN (
         SELECT id FROM security_events WHERE created_at < $1 ORDER BY created_at LIMIT $2
       ) RETURNING 1`,
      [keptSince, batchSize],
    );
    swept = rows.length;
  }
}
