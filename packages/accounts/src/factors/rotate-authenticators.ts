import { authenticators, type Transaction } from '@pagesmith/database';
import { and, eq, ne } from 'drizzle-orm';
import type { Secrets } from '../secrets/secrets.ts';

const batchSize = 200;

/** A batch of authenticators gets the current key; returns how many. */
export async function rotateAuthenticators({ orm }: Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select()
    .from(authenticators)
    .where(ne(authenticators.secretKeyId, secrets.keyId))
    .limit(batchSize)
    .for('update');
  for (const { accountId, secretEncrypted, secretKeyId } of rows) {
    const secret = secrets.decrypt(secretEncrypted, secretKeyId);
    await orm
      .update(authenticators)
      .set({ secretEncrypted: secrets.encrypt(secret), secretKeyId: secrets.keyId })
      .where(and(eq(authenticators.accountId, accountId), eq(authenticators.secretKeyId, secretKeyId)));
  }
  return rows.length;
}
