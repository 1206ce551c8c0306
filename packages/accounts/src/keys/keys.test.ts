import { isApiKey, maskApiKey } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock, uniqueId } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../documents/account-for-tests.ts';
import { visitorAt } from '../identity/testing/identity-at.ts';
import { rotateSecrets } from '../secrets/rotate-secrets.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createKey, keysPerAccountMax, updateKey } from './change-keys.ts';
import { deleteKey, restoreKey, sweepDeletedKeys } from './delete-key.ts';
import { findKey } from './find-key.ts';
import { readKeySettings } from './key-settings.ts';
import { generateKey } from './key-text.ts';
import { rotateKey } from './rotate-key.ts';

const secretKey = 'a key of at least thirty-two characters';
const secrets = createSecrets({ secretKey });
const mailbox = { canSend: false, add: async () => {}, deliver: async () => {} };
const knownScopes = ['operations', 'jobs', 'usage', 'webhooks', 'keys', 'operations:fill-pdf'];
const changer = { visitor: visitorAt('192.0.2.8'), mailbox, knownScopes };
const use = { address: '192.0.2.8', scopes: ['operations'], at: new Date() };

let database: Database;
let ada: string;

beforeAll(async () => {
  database = await temporaryDatabase();
  ada = await addAccount(database, 'ada');
});
afterAll(() => database?.close());

const newKey = async (key = generateKey()) => {
  const id = uniqueId();
  await createKey(database, secrets, { id, userId: ada, name: 'Main', key }, changer);
  return { id, key };
};

test('generated keys have the shape of a key, and differ', () => {
  const keys = Array.from({ length: 1_000 }, () => generateKey());
  expect(keys.every(isApiKey)).toBe(true);
  expect(new Set(keys).size).toBe(1_000);
});

test('a key is found while it is there, with its status at this moment', async () => {
  const { id, key } = await newKey();
  expect(await findKey(database, secrets, key, use)).toEqual({
    keyId: id,
    keyName: 'Main',
    accountId: ada,
    mode: 'live',
    apiVersion: null,
    refusal: null,
  });
  expect(await updateKey(database, { id, userId: 'somebody else' }, { status: 'inactive' }, changer)).toBe(
    false,
  );
  expect(await updateKey(database, { id, userId: ada }, { status: 'inactive' }, changer)).toBe(true);
  expect(await findKey(database, secrets, key, use)).toMatchObject({ refusal: { outcome: 'keyInactive' } });
});

test('the keys of a blocked account are inactive', async () => {
  const { key } = await newKey();
  const setStatus = (status: string) =>
    database.query('UPDATE accounts SET status = $1 WHERE id = $2', [status, ada]);
  await setStatus('blocked');
  expect(await findKey(database, secrets, key, use)).toMatchObject({ refusal: { outcome: 'keyInactive' } });
  await setStatus('active');
  expect(await findKey(database, secrets, key, use)).toMatchObject({ refusal: null });
});

test('a key is found by one read of an index', async () => {
  const plan = await database.transaction(async (transaction) => {
    await transaction.query('SET LOCAL enable_seqscan = off');
    return transaction.query('EXPLAIN SELECT id FROM api_keys WHERE key_hash = $1', [secrets.hash('x')]);
  });
  expect(JSON.stringify(plan)).toMatch(/Index Scan using api_keys_key_hash_unique/);
});

test('a key is found again after the server’s secret has changed', async () => {
  const { id, key } = await newKey();
  const renewed = createSecrets({ secretKey: `another ${secretKey}`, previous: [secretKey] });
  await rotateSecrets(database, renewed);
  expect(await findKey(database, renewed, key, use)).toMatchObject({ keyId: id });
  expect(await findKey(database, secrets, key, use)).toBeUndefined();
  await rotateSecrets(database, createSecrets({ secretKey, previous: [`another ${secretKey}`] }));
});

test('of keys that are created at the same moment, none goes beyond the most an account may have', async () => {
  const bob = await addAccount(database, 'bob');
  await database.query(
    `INSERT INTO api_keys (id, user_id, name, key_encrypted, key_hash, secret_key_id)
     SELECT 'many-' || n, $1, 'k', '', n::text::bytea, 'x' FROM generate_series(1, $2) n`,
    [bob, keysPerAccountMax - 1],
  );
  const create = () =>
    createKey(database, secrets, { id: uniqueId(), userId: bob, name: 'k', key: undefined }, changer);
  const results = await Promise.allSettled([create(), create(), create()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(create()).rejects.toMatchObject({ code: 'api_key_limit_exceeded', status: 400 });
  await database.query('DELETE FROM api_keys WHERE user_id = $1', [bob]);
});

test('a deleted key stops at once, and comes back as it was when the deletion is undone in time', async () => {
  const { id, key } = await newKey();
  const mine = { id, userId: ada };
  const before = await findKey(database, secrets, key, use);
  const clock = movableClock(new Date());
  const restore = (userId: string) => restoreKey(database, { id, userId }, changer.visitor, clock);
  expect(await deleteKey(database, mine, changer.visitor)).toBe(true);
  expect(await findKey(database, secrets, key, use)).toBeUndefined();
  expect(await restore('somebody else')).toBe(false);
  expect(await restore(ada)).toBe(true);
  expect(await findKey(database, secrets, key, use)).toEqual(before);
  expect(await restore(ada)).toBe(false);

  await deleteKey(database, mine, changer.visitor);
  clock.moveTo(new Date(Date.now() + 61_000));
  expect(await restore(ada)).toBe(false);
  await sweepDeletedKeys(database, clock.now());
  expect(await database.query('SELECT id FROM deleted_api_keys')).toEqual([]);
});

const rotation = { secrets, clock: movableClock(new Date()) };

test('after a rotation both texts are the same key until the overlap ends', async () => {
  const { id, key } = await newKey();
  const deps = { ...rotation, database };
  const renewed = await rotateKey(deps, { id, userId: ada }, { overlapHours: 2 }, changer);
  const found = (text: string, hours: number) =>
    findKey(database, secrets, text, { ...use, at: new Date(Date.now() + hours * 3_600_000) });
  for (const text of [key, renewed]) expect(await found(text, 1)).toMatchObject({ keyId: id, refusal: null });
  expect(await found(key, 3)).toMatchObject({ refusal: { outcome: 'keyExpired', isReplaced: true } });
  expect(await found(renewed, 3)).toMatchObject({ refusal: null });
  await expect(newKey(key)).rejects.toMatchObject({ code: 'document_unique_constraint_violation' });
  const again = await rotateKey(deps, { id, userId: ada }, { overlapHours: 0 }, changer);
  expect(await found(key, 0)).toBeUndefined();
  expect(await found(renewed, 1)).toMatchObject({ refusal: { outcome: 'keyExpired' } });
  expect(await found(again, 1)).toMatchObject({ refusal: null });
  const wrong = rotateKey(deps, { id, userId: ada }, { overlapHours: 721 }, changer);
  await expect(wrong).rejects.toMatchObject({ code: 'key_setting_wrong', facts: { field: 'overlapHours' } });
});

test('of a key that is shown once nothing kept can be read, and it outlives a change of the server’s secret', async () => {
  const id = uniqueId();
  const wanted = { id, userId: ada, name: 'Once', isRevealable: false };
  const key = await createKey(database, secrets, wanted, changer);
  const [row] = await database.query<{ key_encrypted: Uint8Array; secret_key_id: string }>(
    'SELECT key_encrypted, secret_key_id FROM api_keys WHERE id = $1',
    [id],
  );
  expect(row && secrets.decrypt(row.key_encrypted, row.secret_key_id)).toBe(maskApiKey(key));
  const renewed = createSecrets({ secretKey: `another ${secretKey}`, previous: [secretKey] });
  await rotateSecrets(database, renewed);
  expect(await findKey(database, renewed, key, use)).toMatchObject({ keyId: id, refusal: null });
  await rotateSecrets(database, createSecrets({ secretKey, previous: [`another ${secretKey}`] }));
});

const own = {
  mode: 'live',
  scopes: ['operations:fill-pdf', 'keys'],
  expiresAt: new Date('2030-01-01'),
  allowedAddresses: ['192.0.2.0/24', '2001:db8::/32'],
  ratePerMinute: 10,
  monthlyCap: 100,
} as const;

test.each<[string, object]>([
  ['scopes', { scopes: ['operations'] }],
  ['scopes', { scopes: ['operations:merge-pdf'] }],
  ['expiresAt', { expiresAt: null }],
  ['expiresAt', { expiresAt: new Date('2030-01-02') }],
  ['allowedAddresses', { allowedAddresses: null }],
  ['allowedAddresses', { allowedAddresses: ['192.0.0.0/16'] }],
  ['allowedAddresses', { allowedAddresses: ['192.0.2.9', '2001:db9::1'] }],
  ['ratePerMinute', { ratePerMinute: null }],
  ['monthlyCap', { monthlyCap: 101 }],
])('a key makes no key that goes beyond its own %s: %j', async (field, beyond) => {
  const { allowedAddresses, scopes, ...others } = own;
  const within = { ...others, scopes: [...scopes], allowedAddresses: ['192.0.2.128/25', '2001:db8::7'] };
  const rights = { ...own, scopes: [...scopes], allowedAddresses: [...allowedAddresses] };
  const make = (settings: object) =>
    createKey(
      database,
      secrets,
      { id: uniqueId(), userId: ada, name: 'Made', settings },
      { ...changer, rights },
    );
  expect(isApiKey(await make(within))).toBe(true);
  await expect(make({ ...within, ...beyond })).rejects.toMatchObject({
    code: 'key_rights_exceeded',
    facts: { field },
  });
});

test('a key neither changes nor rotates one that may do more than itself', async () => {
  const { id } = await newKey();
  const rights = { ...own, scopes: ['operations'], allowedAddresses: null, expiresAt: null };
  const limited = { ...changer, rights };
  const mine = { id, userId: ada };
  await expect(updateKey(database, mine, { name: 'Taken' }, limited)).rejects.toMatchObject({
    code: 'key_rights_exceeded',
  });
  await expect(
    rotateKey({ ...rotation, database }, mine, { overlapHours: 0 }, limited),
  ).rejects.toMatchObject({ code: 'key_rights_exceeded' });
});

test.each<[string, unknown]>([
  ['scopes', []],
  ['scopes', ['operations:shred-pdf']],
  ['expiresAt', '2020-01-01T00:00:00Z'],
  ['expiresAt', 'tomorrow'],
  ['allowedAddresses', ['300.1.1.1']],
  ['allowedAddresses', ['192.0.2.0/33']],
  ['ratePerMinute', 0],
  ['monthlyCap', 1.5],
])('a setting that is not accepted says what is: %s %j', (field, value) => {
  expect(() => readKeySettings({ [field]: value }, { knownScopes, now: new Date() })).toThrow(
    expect.objectContaining({ code: 'key_setting_wrong', facts: expect.objectContaining({ field }) }),
  );
});
