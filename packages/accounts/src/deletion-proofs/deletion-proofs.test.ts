import { createPublicKey, verify } from 'node:crypto';
import { policy } from '@pagesmith/catalog';
import { type Database, deletionProofs, signingKeys } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLedger, type Ledger } from '../metering/ledger.ts';
import { letDie } from '../metering/testing/let-die.ts';
import {
  booksOf,
  callBy,
  meteredAccount,
  privateSuccess,
  start,
  wideRates,
} from '../metering/testing/metered-account.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createDeletionProofs, type DeletionProofs } from './deletion-proofs.ts';
import type { PublicKey } from './signed-statement.ts';
import { rotateSigningKeys } from './signing-keys.ts';

const dayMs = 86_400_000;
const clock = movableClock(start);
const secrets = createSecrets({ secretKey: 'a secret key of at least 32 characters' });
const onError = (error: unknown) => {
  throw error;
};
let database: Database;
let ledger: Ledger;
const proofsOf = (processId: string, given = secrets): DeletionProofs =>
  createDeletionProofs({ database, clock, secrets: given, processId, issuer: 'https://example.com' });
beforeAll(async () => {
  database = await temporaryDatabase();
  ledger = createLedger({ database, clock, processId: 'this', limits: wideRates, onError });
  await ledger.sweep();
});
afterAll(() => database.close());

async function endedCall() {
  const key = await meteredAccount(database, 'premium', { hasGdprMode: true });
  const reservation = await ledger.reserve(callBy(key));
  await ledger.settle(reservation, privateSuccess);
  return { key, id: reservation.id };
}

function isGenuine(signed: string | null | undefined, keys: readonly PublicKey[]): boolean {
  const [header = '', statement = '', signature = ''] = (signed ?? '').split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
  const { x = '' } = keys.find((key) => key.kid === kid) ?? {};
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signatureBytes = Buffer.from(signature, 'base64url');
  return verify(null, Buffer.from(`${header}.${statement}`), publicKey, signatureBytes);
}

test('processes that start at once have one key between them, and rotation keeps what it signed verifiable', async () => {
  const [first, second] = [proofsOf('first'), proofsOf('second')];
  const [keys, others] = await Promise.all([first.keys(), second.keys()]);
  expect(keys).toEqual(others);
  expect(keys).toHaveLength(1);
  const { key, id } = await endedCall();
  await first.issue(id);
  clock.moveTo(new Date(start.getTime() + (policy.signingKeyDays + 1) * dayMs));
  const later = await first.keys();
  expect(later).toHaveLength(2);
  expect(later[0]).toEqual(keys[0]);
  expect(isGenuine((await first.find(key.accountId, id))?.signedProof, later)).toBe(true);
  const [retired] = await database.orm
    .select()
    .from(signingKeys)
    .where(eq(signingKeys.id, keys[0]?.kid ?? ''));
  expect(retired?.privateKeyEncrypted).toBeNull();
  clock.moveTo(start);
});

test('the signing key survives a change of SECRET_KEY', async () => {
  const before = await proofsOf('this').keys();
  const next = createSecrets({
    secretKey: 'another key of at least 32 characters!',
    previous: ['a secret key of at least 32 characters'],
  });
  expect(await database.transaction((transaction) => rotateSigningKeys(transaction, next))).toBe(1);
  const after = proofsOf('this', next);
  expect(await after.keys()).toEqual(before);
  const [active] = await database.orm.select().from(signingKeys).where(isNull(signingKeys.retiredAt));
  expect(active?.secretKeyId).toBe(next.keyId);
  await database.orm.delete(signingKeys);
});

test('what a living process holds is due to nobody; what a dead one held is, and is proven and charged once', async () => {
  const { key, id } = await endedCall();
  const other = proofsOf('other');
  expect(await other.due('here', new Set(['this', 'other']))).not.toContain(id);
  expect(await other.due('elsewhere', new Set(['other']))).not.toContain(id);
  expect(await other.due('here', new Set(['other']))).toContain(id);
  await Promise.all([other.issue(id), proofsOf('this').issue(id)]);
  await other.issue(id);
  const { charges, subscription } = await booksOf(database, key);
  expect(charges).toMatchObject([{ kind: 'gdpr', amountMills: 25 }]);
  expect(subscription).toMatchObject({ chargedMills: 25, reservedMills: 0 });
  expect(await other.due('here', new Set(['other']))).not.toContain(id);
});

test('a call whose process died is proven too, without the hashes that only it knew', async () => {
  const dead = createLedger({ database, clock, processId: 'dead', limits: wideRates, onError });
  await dead.sweep();
  const key = await meteredAccount(database, 'enterprise');
  const { id } = await dead.reserve(callBy(key));
  clock.moveTo(new Date(start.getTime() + dayMs));
  await letDie(database, 'dead');
  await ledger.sweep();
  const proofs = proofsOf('this');
  expect(await proofs.due('here', new Set(['this']))).toContain(id);
  await proofs.issue(id);
  const found = await proofs.find(key.accountId, id);
  expect(found).toMatchObject({ filesSha256: null, destroyedAt: clock.now() });
  clock.moveTo(start);
});

test('a proof can be had for as long as is promised, and no longer', async () => {
  const { key, id } = await endedCall();
  const proofs = proofsOf('this');
  await proofs.issue(id);
  expect(await proofs.list(key.accountId)).toMatchObject([{ id }]);
  clock.moveTo(new Date(start.getTime() + policy.deletionProofDays * dayMs));
  await proofs.sweep();
  expect(await proofs.list(key.accountId)).toHaveLength(1);
  clock.moveTo(new Date(start.getTime() + (policy.deletionProofDays + 1) * dayMs));
  await proofs.sweep();
  expect(await proofs.list(key.accountId)).toEqual([]);
  expect(await database.orm.select().from(deletionProofs).where(eq(deletionProofs.id, id))).toEqual([]);
});
