import { operators, type Transaction } from '@pagesmith/database';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Secrets } from '../secrets/secrets.ts';

const batchSize = 200;

/** A batch of operators' secrets gets the current key; returns how many. */
export async function rotateOperators({ orm }: Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select({ id: operators.id, bytes: operators.secretEncrypted, keyId: operators.secretKeyId })
    .from(operators)
    .where(and(isNotNull(operators.secretEncrypted), ne(operators.secretKeyId, secrets.keyId)))
    .limit(batchSize)
    .for('update');
  for (const { id, bytes, keyId } of rows) {
    if (!bytes || !keyId) continue;
    const secretEncrypted = secrets.encrypt(secrets.decrypt(bytes, keyId));
    await orm
      .update(operators)
      .set({ secretEncrypted, secretKeyId: secrets.keyId })
      .where(eq(operators.id, id));
  }
  return rows.length;
}
