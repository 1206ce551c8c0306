import { type Database, jobs, type Transaction } from '@pagesmith/database';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Secrets } from '../secrets/secrets.ts';

export const jobKey = (secrets: Secrets, bytes: Uint8Array, secretKeyId: string): Uint8Array =>
  Buffer.from(secrets.decrypt(bytes, secretKeyId), 'base64');

const batchSize = 200;

/** One batch of what a previous secret key has encrypted, re-encrypted; returns how many. */
export async function rotateJobKeys({ orm }: Database | Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select({ id: jobs.id, bytes: jobs.keyEncrypted, keyId: jobs.secretKeyId })
    .from(jobs)
    .where(and(ne(jobs.secretKeyId, secrets.keyId), isNotNull(jobs.keyEncrypted)))
    .limit(batchSize)
    .for('update');
  for (const { id, bytes, keyId } of rows) {
    if (!bytes) continue;
    const keyEncrypted = secrets.encrypt(secrets.decrypt(bytes, keyId));
    await orm.update(jobs).set({ keyEncrypted, secretKeyId: secrets.keyId }).where(eq(jobs.id, id));
  }
  return rows.length;
}
