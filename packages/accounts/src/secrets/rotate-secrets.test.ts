import { accounts, apiKeys, authenticators, type Database, mails } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotateSecrets } from './rotate-secrets.ts';
import { createSecrets, type Secrets } from './secrets.ts';

const oldKey = 'the old key, which has 32 characters and more';
const newKey = 'the new key, which has 32 characters and more';
const keyCount = 450;
const keyOf = (index: number) => `pk_${String(index).padStart(32, 'x')}`;

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
  await database.orm
    .insert(accounts)
    .values({ id: 'ada', email: 'ada@example.com', name: 'Ada', passwordHash: 'none' });
});
afterAll(() => database.close());

const rowsOf = (secrets: Secrets) =>
  Array.from({ length: keyCount }, (_, index) => ({
    id: `key-${index}`,
    userId: 'ada',
    name: 'Key',
    keyEncrypted: secrets.encrypt(keyOf(index)),
    keyHash: secrets.hash(keyOf(index)),
    secretKeyId: secrets.keyId,
  }));

test('every stored secret is written anew with the new key, and found by it', async () => {
  const old = createSecrets({ secretKey: oldKey });
  await database.orm.insert(apiKeys).values(rowsOf(old));
  await database.orm.insert(mails).values({
    id: 'mail',
    contentEncrypted: old.encrypt('Hello'),
    secretKeyId: old.keyId,
  });
  await database.orm.insert(authenticators).values({
    accountId: 'ada',
    secretEncrypted: old.encrypt('JBSWY3DPEHPK3PXP'),
    secretKeyId: old.keyId,
  });
  const secrets = createSecrets({ secretKey: newKey, previous: [oldKey] });
  expect(await rotateSecrets(database, secrets)).toBe(keyCount + 2);
  expect(await rotateSecrets(database, secrets)).toBe(0);
  const onlyNew = createSecrets({ secretKey: newKey });
  for (const index of [0, 217, keyCount - 1]) {
    const hash = onlyNew.hash(keyOf(index));
    const [row] = await database.orm.select().from(apiKeys).where(eq(apiKeys.keyHash, hash));
    expect(row?.id).toBe(`key-${index}`);
    expect(onlyNew.decrypt(row?.keyEncrypted ?? new Uint8Array(), row?.secretKeyId ?? '')).toBe(keyOf(index));
  }
  const [app] = await database.orm.select().from(authenticators);
  expect(onlyNew.decrypt(app?.secretEncrypted ?? new Uint8Array(), app?.secretKeyId ?? '')).toBe(
    'JBSWY3DPEHPK3PXP',
  );
  const [waiting] = await database.orm.select().from(mails);
  expect(onlyNew.decrypt(waiting?.contentEncrypted ?? new Uint8Array(), waiting?.secretKeyId ?? '')).toBe(
    'Hello',
  );
});

test('a start with a key that the secrets do not have, and without the old one, is refused and changes nothing', async () => {
  const before = await database.orm.select().from(apiKeys).orderBy(apiKeys.id);
  const stranger = createSecrets({ secretKey: 'a key that nobody has ever used before' });
  await expect(rotateSecrets(database, stranger)).rejects.toMatchObject({ code: 'secret_key_unknown' });
  expect(await database.orm.select().from(apiKeys).orderBy(apiKeys.id)).toEqual(before);
});
