import type { JobsDeps } from './deps.ts';

/**
 * Without its key a file is noise, wherever a copy of it may be. What a failure says of the document goes as well, and
 * with the GDPR service its sizes.
 */
const isPrivate = 'EXISTS (SELECT FROM deletion_proofs WHERE deletion_proofs.id = jobs.id)';
const emptied = `key_encrypted = NULL, request_encrypted = NULL, result_headers = NULL,
  failure = failure - 'words' - 'facts',
  input_bytes = CASE WHEN ${isPrivate} THEN 0 ELSE input_bytes END,
  result_bytes = CASE WHEN ${isPrivate} THEN NULL ELSE result_bytes END`;

const expireStatement = `
WITH expired AS (
  SELECT id FROM jobs WHERE result_expires_at <= $1 AND (key_encrypted IS NOT NULL OR failure ? 'words')
  FOR UPDATE SKIP LOCKED
)
UPDATE jobs SET ${emptied} FROM expired WHERE jobs.id = expired.id RETURNING jobs.id`;

export async function forgetExpired({ database, clock }: JobsDeps): Promise<string[]> {
  const now = clock.now();
  const expired = await database.query<{ id: string }>(expireStatement, [now]);
  await database.query('DELETE FROM jobs WHERE expires_at <= $1', [now]);
  return expired.map(({ id }) => id);
}

/** Only of a job that has ended: one that is under way needs its files. */
const forgetStatement = `UPDATE jobs SET ${emptied} WHERE id = $1 AND finished_at IS NOT NULL`;

export async function forgetFiles({ database }: JobsDeps, id: string): Promise<void> {
  await database.query(forgetStatement, [id]);
}
