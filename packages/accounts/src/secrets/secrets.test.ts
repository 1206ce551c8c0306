import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretsFailures } from './failures.ts';
import { keepSecretKey, keptSecretKey } from './kept-secret-key.ts';
import { createSecrets } from './secrets.ts';

const secretKey = 'a first key of at least 32 characters';
const newerKey = 'another key of at least 32 characters';
const text = 'pk_é日本語';

test('what is encrypted can be read again, and never looks the same twice', () => {
  const secrets = createSecrets({ secretKey });
  const bytes = secrets.encrypt(text);
  expect(secrets.decrypt(bytes, secrets.keyId)).toBe(text);
  expect(Buffer.from(bytes).includes('pk_')).toBe(false);
  expect(secrets.encrypt(text)).not.toEqual(bytes);
});

test('a hash is the same each time, and another under another key', () => {
  expect(createSecrets({ secretKey }).hash(text)).toEqual(createSecrets({ secretKey }).hash(text));
  expect(createSecrets({ secretKey: newerKey }).hash(text)).not.toEqual(
    createSecrets({ secretKey }).hash(text),
  );
});

test('a previous key is read, and the new one is written', () => {
  const old = createSecrets({ secretKey });
  const secrets = createSecrets({ secretKey: newerKey, previous: [secretKey] });
  expect(secrets.keyId).not.toBe(old.keyId);
  expect(secrets.decrypt(old.encrypt(text), old.keyId)).toBe(text);
});

test('an unknown key and a changed secret are told apart', () => {
  const old = createSecrets({ secretKey });
  const bytes = old.encrypt(text);
  expect(() => createSecrets({ secretKey: newerKey }).decrypt(bytes, old.keyId)).toThrow(
    secretsFailures.secretKeyUnknown().message,
  );
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => old.decrypt(bytes, old.keyId)).toThrow(secretsFailures.secretDamaged().message);
  expect(() => old.decrypt(bytes.subarray(0, 20), old.keyId)).toThrow(
    secretsFailures.secretDamaged().message,
  );
});

test('the key that is made on the first start is kept, for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pagesmith-secrets-'));
  expect(await keptSecretKey(folder)).toBeUndefined();
  const made = await keepSecretKey(folder);
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(await keepSecretKey(folder)).toBe(made);
  expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600);
});
