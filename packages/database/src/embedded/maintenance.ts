import type { PGlite } from '@electric-sql/pglite';

const walBytesMax = 64 * 1_048_576;

/** The thresholds at which PostgreSQL's own autovacuum acts. */
const worn = `
  SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
  WHERE n_dead_tup > 50 + 0.2 * n_live_tup OR n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
     OR n_mod_since_analyze > 50 + 0.1 * n_live_tup`;

/** The embedded database has no background processes: nobody else vacuums it or ends its growing log. */
export async function maintain(database: PGlite): Promise<void> {
  if (database.isInTransaction()) return;
  const tables = await database.query<{ name: string }>(worn);
  for (const { name } of tables.rows) await database.exec(`VACUUM (ANALYZE) ${name}`);
  const log = await database.query<{ bytes: number }>(
    'SELECT (pg_current_wal_lsn() - redo_lsn)::float8 AS bytes FROM pg_control_checkpoint()',
  );
  if ((log.rows[0]?.bytes ?? 0) > walBytesMax) await database.exec('CHECKPOINT');
}
