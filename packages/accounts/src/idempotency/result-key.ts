import { type Database, idempotencyRecords, type Transaction } from '@pagesmith/database';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Secrets } from '../secrets/secrets.ts';

export const resultKey = (secrets: Secrets, bytes: Uint8Array, secretKeyId: string): Uint8Array =>
  Buffer.from(secrets.decrypt(bytes, secretKeyId), 'base64');

const batchSize = 200;

/** One batch of what a previous secret key has encrypted, re-encrypted; returns how many. */
export async function rotateResultKeys({ orm }: Database | Transaction, secrets: Secrets): Promise<number> {
  const { userId, key, keyEncrypted, secretKeyId } = idempotencyRecords;
  const rows = await orm
    .select({ account: userId, name: key, bytes: keyEncrypted, keyId: secretKeyId })
    .from(idempotencyRecords)
    .where(and(ne(secretKeyId, secrets.keyId), isNotNull(keyEncrypted)))
    .limit(batchSize)
    .for('update');
  for (const { account, name, bytes, keyId } of rows) {
    if (!bytes || !keyId) continue;
    const anew = { keyEncrypted: secrets.encrypt(secrets.decrypt(bytes, keyId)), secretKeyId: secrets.keyId };
    await orm
      .update(idempotencyRecords)
      .set(anew)
      .where(and(eq(userId, account), eq(key, name)));
  }
  return rows.length;
}
