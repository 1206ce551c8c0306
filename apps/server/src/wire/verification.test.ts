import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountLimits } from '../accounts.ts';
import { openBrowser } from './testing/browser.ts';
import { newEmail, password, signedIn } from './testing/people.ts';
import { guest, refusal, refusalOf } from './testing/refusal.ts';
import { type SmtpCatcher, startSmtpCatcher, textOf, tokenIn } from './testing/smtp-catcher.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let mail: SmtpCatcher;
let server: TestServer;
beforeAll(async () => {
  mail = await startSmtpCatcher();
  const { proofs } = accountLimits;
  server = await startServer({ variables: { SMTP_URL: mail.url }, limits: { proofs } });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const url = 'http://localhost:3000/verification';
const mailTo = (email: string, subject: string) => new RegExp(`To: ${email}\n(.+\n)*Subject: ${subject}`);
const frenchBrowser = () => openBrowser(server.url, { headers: { 'x-appwrite-locale': 'fr' } });

test('the SDK’s calls mail a link and confirm it, once, in its newer and its older form', async () => {
  const { browser, email, user } = await signedIn(server.url);
  await mail.next(mailTo(email, 'Confirm your e-mail'));
  const state = () => browser.call('GET', '/account/verifications/email');
  expect(await state()).toEqual({ isVerified: false, isNeeded: true });
  expect(await browser.account.createVerification({ url })).toMatchObject({ userId: user.$id, secret: '' });
  const token = tokenIn(await mail.next(mailTo(email, 'Confirm your e-mail')));
  const guestBrowser = openBrowser(server.url);
  await guestBrowser.account.updateEmailVerification(token);
  expect(await refusalOf(guestBrowser.call('PUT', '/account/verification', token))).toEqual([
    401,
    'user_invalid_token',
  ]);
  expect((await browser.account.get()).emailVerification).toBe(true);
  expect(await state()).toEqual({ isVerified: true, isNeeded: false });
  expect(await refusalOf(browser.account.createEmailVerification({ url }))).toEqual([
    409,
    'user_email_already_verified',
  ]);
  expect(await refusal(guestBrowser.call('POST', '/account/verification', { url }))).toEqual(guest);
});

test('a link can be asked for five times an hour, and leads to a page of ours', async () => {
  const { browser } = await signedIn(server.url);
  const ask = (page = url) => browser.account.createEmailVerification({ url: page });
  expect(await refusalOf(ask('https://evil.example.net/'))).toEqual([400, 'general_argument_invalid']);
  for (let count = 0; count < 5; count += 1) await ask();
  expect(await refusalOf(ask())).toEqual([429, 'general_rate_limit_exceeded']);
});

test('a changed e-mail ends the other sessions, unless they are to stay, and both addresses are told', async () => {
  const { browser, email } = await signedIn(server.url);
  const other = openBrowser(server.url);
  await other.account.createEmailPasswordSession({ email, password });
  const changeTo = async (wanted: string, keepOtherSessions: boolean) => {
    await browser.call('PATCH', '/account/email', { email: wanted, password, keepOtherSessions });
    const token = tokenIn(await mail.next(mailTo(wanted, 'Confirm your new')));
    await openBrowser(server.url).account.updateEmailVerification(token);
  };
  const [first, second] = [newEmail(), newEmail()];
  await changeTo(first, true);
  await other.account.get();
  await changeTo(second, false);
  expect(await refusal(other.account.get())).toEqual(guest);
  expect((await browser.account.get()).email).toBe(second);
  for (const told of [email, first, first, second]) {
    await mail.next(mailTo(told, 'Your e-mail address was changed'));
  }
});

test('an account is told of new browsers, and of a changed password, in its own language', async () => {
  const { browser, email } = await signedIn(server.url, frenchBrowser());
  const stranger = openBrowser(server.url);
  await stranger.account.createEmailPasswordSession({ email, password });
  const told = textOf(await mail.next(new RegExp(`To: ${email}\n(.+\n)+\n.*navigateur`)));
  expect(told).toContain('un navigateur que nous ne connaissions pas');
  expect(told).toContain('Depuis\u00a0: 127.0.0.1');
  await stranger.account.deleteSession({ sessionId: 'current' });
  const { taken } = mail;
  await stranger.account.createEmailPasswordSession({ email, password });
  await browser.account.updatePassword({ password: 'un autre mot de passe', oldPassword: password });
  expect(textOf(await mail.next(new RegExp(`To: ${email}\n(.+\n)+\nLe mot de passe`)))).toContain(
    'a été modifié',
  );
  expect(mail.taken - taken).toBe(1);
});

test('without a mail server nothing is asked, and an e-mail changes at once', async () => {
  const without = await startServer();
  const { browser } = await signedIn(without.url);
  expect(await browser.call('GET', '/account/verifications/email')).toEqual({
    isVerified: false,
    isNeeded: false,
  });
  expect(await refusalOf(browser.account.createEmailVerification({ url }))).toEqual([
    503,
    'general_smtp_disabled',
  ]);
  const email = newEmail();
  expect((await browser.account.updateEmail({ email, password })).email).toBe(email);
  await without.stop();
});
