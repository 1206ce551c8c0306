import type { Database } from '@pagesmith/database';

const batchSize = 2_000;
const dayMs = 86_400_000;

interface Expiring {
  readonly table: 'deletion_proofs' | 'security_events' | 'webhook_events';
  /** The column with the time that their days are counted from. */
  readonly since: 'created_at' | 'destroyed_at';
  readonly keptDays: number;
}

/** Deletes rows whose days are over, the oldest first, in batches that hold nobody up. */
export async function deleteOlder(
  database: Database,
  { table, since, keptDays }: Expiring,
  now: Date,
): Promise<void> {
  const keptSince = new Date(now.getTime() - keptDays * dayMs);
  let deleted = batchSize;
  while (deleted === batchSize) {
    const rows = await database.query(
      `DELETE FROM ${table} WHERE id IN (
         SELECT id FROM ${table} WHERE ${since} < $1 ORDER BY ${since} LIMIT $2
       ) RETURNING 1`,
      [keptSince, batchSize],
    );
    deleted = rows.length;
  }
}
