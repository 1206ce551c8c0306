import { apiKeys, type Database, mails, type Transaction, webhookEndpoints } from '@pagesmith/database';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { rotateSigningKeys } from '../deletion-proofs/signing-keys.ts';
import { rotateAuthenticators } from '../factors/rotate-authenticators.ts';
import { rotateFileKeys } from '../files/files.ts';
import { rotateResultKeys } from '../idempotency/result-key.ts';
import { rotateJobKeys } from '../jobs/job-key.ts';
import { startOf } from '../keys/key-text.ts';
import { rotateOperators } from '../operators/rotate-operators.ts';
import { rotateReports } from '../reports/reports.ts';
import type { Secrets } from './secrets.ts';

const batchSize = 200;

/**
 * Writes anew, with the current key, what a previous one has encrypted: before the first call is served, and in
 * batches that can be cut off anywhere. Fails when neither the current nor a previous key can read a row.
 */
export async function rotateSecrets(database: Database, secrets: Secrets): Promise<number> {
  let count = 0;
  const batches = [
    rotateApiKeys,
    rotateMails,
    rotateWebhooks,
    rotateAuthenticators,
    rotateOperators,
    rotateFileKeys,
    rotateJobKeys,
    rotateResultKeys,
    rotateReports,
    rotateSigningKeys,
  ];
  for (const rotateBatch of batches) {
    let rotated = 0;
    do {
      rotated = await database.transaction((transaction) => rotateBatch(transaction, secrets));
      count += rotated;
    } while (rotated > 0);
  }
  return count;
}

async function rotateApiKeys({ orm }: Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select({
      id: apiKeys.id,
      bytes: apiKeys.keyEncrypted,
      keyId: apiKeys.secretKeyId,
      isRevealable: apiKeys.isRevealable,
    })
    .from(apiKeys)
    // A key from before there was a start of it to search by gets one here.
    .where(or(ne(apiKeys.secretKeyId, secrets.keyId), isNull(apiKeys.keyStart)))
    .limit(batchSize)
    .for('update');
  for (const { id, bytes, keyId, isRevealable } of rows) {
    const key = secrets.decrypt(bytes, keyId);
    await orm
      .update(apiKeys)
      .set({
        keyEncrypted: secrets.encrypt(key),
        // What is encrypted of a key that is shown once is its masked form; its hash needs no secret.
        ...(isRevealable && { keyHash: secrets.hash(key) }),
        secretKeyId: secrets.keyId,
        keyStart: startOf(key),
      })
      .where(and(eq(apiKeys.id, id), eq(apiKeys.secretKeyId, keyId)));
  }
  return rows.length;
}

async function rotateMails({ orm }: Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select({ id: mails.id, bytes: mails.contentEncrypted, keyId: mails.secretKeyId })
    .from(mails)
    .where(ne(mails.secretKeyId, secrets.keyId))
    .limit(batchSize)
    .for('update');
  for (const { id, bytes, keyId } of rows) {
    const content = secrets.decrypt(bytes, keyId);
    await orm
      .update(mails)
      .set({ contentEncrypted: secrets.encrypt(content), secretKeyId: secrets.keyId })
      .where(eq(mails.id, id));
  }
  return rows.length;
}

async function rotateWebhooks({ orm }: Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select()
    .from(webhookEndpoints)
    .where(ne(webhookEndpoints.secretKeyId, secrets.keyId))
    .limit(batchSize)
    .for('update');
  for (const { id, secretEncrypted, previousSecretEncrypted: previous, secretKeyId } of rows) {
    const anew = (bytes: Uint8Array) => secrets.encrypt(secrets.decrypt(bytes, secretKeyId));
    await orm
      .update(webhookEndpoints)
      .set({
        secretEncrypted: anew(secretEncrypted),
        previousSecretEncrypted: previous && anew(previous),
        secretKeyId: secrets.keyId,
      })
      .where(eq(webhookEndpoints.id, id));
  }
  return rows.length;
}
