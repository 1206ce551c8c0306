import type { PGlite } from '@electric-sql/pglite';
import type { DurableFileSystem } from './durable-file-system.ts';

/** Commits a record that changes nothing and looks whether the disk was asked to keep it. */
export async function isCommitFlushed(
  database: Pick<PGlite, 'query'>,
  files: Pick<DurableFileSystem, 'flushCount'>,
): Promise<boolean> {
  const flushesBefore = files.flushCount;
  await database.query(`SELECT pg_logical_emit_message(true, 'pagesmith', 'durability test')`);
  return files.flushCount > flushesBefore;
}
