import { ID } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser } from '../wire/testing/browser.ts';
import { newEmail, password, registered, signedIn } from '../wire/testing/people.ts';
import { refusalOf } from '../wire/testing/refusal.ts';
import { type SmtpCatcher, startSmtpCatcher, textOf, tokenIn } from '../wire/testing/smtp-catcher.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let mail: SmtpCatcher;
let server: TestServer;
beforeAll(async () => {
  mail = await startSmtpCatcher();
  server = await startServer({ variables: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const url = 'http://localhost:3000/recovery';
const mailTo = (email: string, subject: string) => new RegExp(`To: ${email}\n(.+\n)*Subject: ${subject}`);

const createKey = (browser: Browser, userId: string) =>
  browser.call('POST', '/databases/default/collections/api_keys/documents', {
    documentId: ID.unique(),
    data: { userId, name: 'Planted' },
  }) as Promise<{ key: string }>;
const statusWith = async (key: string) =>
  (await fetch(`${server.url}/list-fields`, { method: 'POST', headers: { 'x-api-key': key } })).status;

test('whoever registers a stranger’s address makes no key with it, and the owner of the address does', async () => {
  const attacker = await signedIn(server.url);
  expect(attacker.user.emailVerification).toBe(false);
  expect(await refusalOf(createKey(attacker.browser, attacker.user.$id))).toEqual([
    403,
    'user_email_unverified',
  ]);
  const { userId, secret } = tokenIn(await mail.next(mailTo(attacker.email, 'Confirm your e-mail')));
  expect(
    await refusalOf(attacker.browser.account.updateEmailVerification({ userId, secret: 'guess' })),
  ).toEqual([401, 'user_invalid_token']);
  const owner = openBrowser(server.url);
  await owner.account.updateEmailVerification({ userId, secret });
  expect((await attacker.browser.account.get()).emailVerification).toBe(true);
  await createKey(attacker.browser, userId);
});

test('a key that was planted before the address was proven ends with the owner’s recovery, and so do sessions', async () => {
  const attacker = await signedIn(server.url);
  const { email, user } = attacker;
  // As it was before mail was set up: the address was never proven.
  await server.database.query('UPDATE accounts SET email_verified_at = now() WHERE id = $1', [user.$id]);
  const { key } = await createKey(attacker.browser, user.$id);
  await server.database.query('UPDATE accounts SET email_verified_at = NULL WHERE id = $1', [user.$id]);
  expect(await statusWith(key)).toBe(400);

  const owner = openBrowser(server.url);
  await owner.account.createRecovery({ email, url });
  const link = tokenIn(await mail.next(mailTo(email, 'A new password')));
  await owner.account.updateRecovery({ ...link, password: 'the password of the owner' });
  expect(await statusWith(key)).toBe(401);
  expect(await refusalOf(attacker.browser.account.get())).toEqual([401, 'general_unauthorized_scope']);
  expect(textOf(await mail.next(mailTo(email, 'Your password was changed')))).toContain('deactivated: 1');
  await owner.account.createEmailPasswordSession({ email, password: 'the password of the owner' });
  expect((await owner.account.get()).emailVerification).toBe(true);
});

test('an e-mail is changed by whoever reads the mail of the new address, and by nobody else', async () => {
  const attacker = await signedIn(server.url);
  const victim = newEmail();
  await attacker.browser.account.updateEmail({ email: victim, password });
  expect((await attacker.browser.account.get()).email).toBe(attacker.email);
  expect(textOf(await mail.next(mailTo(attacker.email, 'Your e-mail address is about')))).toContain(victim);
  const { browser } = await registered(server.url);
  await browser.account.create({ userId: ID.unique(), email: victim, password });
  const proof = tokenIn(await mail.next(mailTo(victim, 'Confirm your new')));
  expect(await refusalOf(attacker.browser.account.updateEmailVerification(proof))).toEqual([
    409,
    'user_already_exists',
  ]);
});
