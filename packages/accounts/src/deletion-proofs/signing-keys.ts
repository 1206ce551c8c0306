import { policy } from '@pagesmith/catalog';
import { type Database, signingKeys, type Transaction } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import { and, asc, eq, isNotNull, isNull, lte, ne } from 'drizzle-orm';
import type { Secrets } from '../secrets/secrets.ts';
import {
  newSigningKey,
  type PublicKey,
  publicKeyOf,
  type SigningKey,
  signingKeyOf,
} from './signed-statement.ts';

interface KeyDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

const dayMs = 86_400_000;

/** The key in use: created if there is none, replaced when it is too old, and the same for all processes. */
export async function currentSigningKey({ database, clock, secrets }: KeyDeps): Promise<SigningKey> {
  const { orm } = database;
  const now = clock.now();
  const isOld = lte(signingKeys.createdAt, new Date(now.getTime() - policy.signingKeyDays * dayMs));
  await orm
    .update(signingKeys)
    .set({ retiredAt: now, privateKeyEncrypted: null })
    .where(and(isNull(signingKeys.retiredAt), isOld));
  for (;;) {
    const [kept] = await orm.select().from(signingKeys).where(isNull(signingKeys.retiredAt));
    if (kept?.privateKeyEncrypted) {
      const { id, publicKey, privateKeyEncrypted, secretKeyId } = kept;
      const privateKey = secrets.decrypt(privateKeyEncrypted, secretKeyId);
      return signingKeyOf({ id, publicKey, privateKey });
    }
    const { id, publicKey, privateKey } = newSigningKey();
    const privateKeyEncrypted = secrets.encrypt(privateKey);
    // If several processes create one at once, the first wins.
    await orm
      .insert(signingKeys)
      .values({ id, publicKey, privateKeyEncrypted, secretKeyId: secrets.keyId, createdAt: now })
      .onConflictDoNothing();
  }
}

/** Every key ever used, oldest first, so that old proofs can still be verified. */
export async function publicSigningKeys({ orm }: Database): Promise<PublicKey[]> {
  const rows = await orm.select().from(signingKeys).orderBy(asc(signingKeys.createdAt));
  return rows.map(({ id, publicKey }) => publicKeyOf(id, publicKey));
}

const batchSize = 20;

/** One batch of what a previous secret key has encrypted, re-encrypted; returns how many. */
export async function rotateSigningKeys({ orm }: Transaction, secrets: Secrets): Promise<number> {
  const rows = await orm
    .select()
    .from(signingKeys)
    .where(and(ne(signingKeys.secretKeyId, secrets.keyId), isNotNull(signingKeys.privateKeyEncrypted)))
    .limit(batchSize)
    .for('update');
  for (const { id, privateKeyEncrypted: bytes, secretKeyId } of rows) {
    if (!bytes) continue;
    const privateKeyEncrypted = secrets.encrypt(secrets.decrypt(bytes, secretKeyId));
    await orm
      .update(signingKeys)
      .set({ privateKeyEncrypted, secretKeyId: secrets.keyId })
      .where(eq(signingKeys.id, id));
  }
  return rows.length;
}
