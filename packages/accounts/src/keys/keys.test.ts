import { isApiKey } from '@pagesmith/catalog';
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
import { generateKey } from './key-text.ts';

const secretKey = 'a key of at least thirty-two characters';
const secrets = createSecrets({ secretKey });
const mailbox = { canSend: false, add: async () => {}, deliver: async () => {} };
const changer = { visitor: visitorAt('192.0.2.8'), mailbox };

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
  const keys = Array.from({ length: 1_000 }, generateKey);
  expect(keys.every(isApiKey)).toBe(true);
  expect(new Set(keys).size).toBe(1_000);
});

test('a key is found while it is there, with its status at this moment', async () => {
  const { id, key } = await newKey();
  expect(await findKey(database, secrets, key)).toEqual({
    keyId: id,
    keyName: 'Main',
    accountId: ada,
    status: 'active',
    isBlocked: false,
    blockedBecause: null,
  });
  expect(
    await updateKey(database, { id, userId: 'somebody else' }, { status: 'inactive' }, changer.visitor),
  ).toBe(false);
  expect(await updateKey(database, { id, userId: ada }, { status: 'inactive' }, changer.visitor)).toBe(true);
  expect(await findKey(database, secrets, key)).toMatchObject({ status: 'inactive' });
});

test('the keys of a blocked account are inactive', async () => {
  const { key } = await newKey();
  const setStatus = (status: string) =>
    database.query('UPDATE accounts SET status = $1 WHERE id = $2', [status, ada]);
  await setStatus('blocked');
  expect(await findKey(database, secrets, key)).toMatchObject({ status: 'inactive' });
  await setStatus('active');
  expect(await findKey(database, secrets, key)).toMatchObject({ status: 'active' });
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
  expect(await findKey(database, renewed, key)).toMatchObject({ keyId: id });
  expect(await findKey(database, secrets, key)).toBeUndefined();
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
});

test('a deleted key stops at once, and comes back as it was when the deletion is undone in time', async () => {
  const { id, key } = await newKey();
  const mine = { id, userId: ada };
  const before = await findKey(database, secrets, key);
  const clock = movableClock(new Date());
  const restore = (userId: string) => restoreKey(database, { id, userId }, changer.visitor, clock);
  expect(await deleteKey(database, mine, changer.visitor)).toBe(true);
  expect(await findKey(database, secrets, key)).toBeUndefined();
  expect(await restore('somebody else')).toBe(false);
  expect(await restore(ada)).toBe(true);
  expect(await findKey(database, secrets, key)).toEqual(before);
  expect(await restore(ada)).toBe(false);

  await deleteKey(database, mine, changer.visitor);
  clock.moveTo(new Date(Date.now() + 61_000));
  expect(await restore(ada)).toBe(false);
  await sweepDeletedKeys(database, clock.now());
  expect(await database.query('SELECT id FROM deleted_api_keys')).toEqual([]);
});
