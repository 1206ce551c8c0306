import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountLimits } from '../accounts.ts';
import { openBrowser } from './testing/browser.ts';
import { password, registered, signedIn } from './testing/people.ts';
import { argument, guest, refusal, wrong } from './testing/refusal.ts';
import { linkIn, type SmtpCatcher, startSmtpCatcher, tokenIn } from './testing/smtp-catcher.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const start = new Date('2026-11-15T08:00:00.000Z');
const minutesOn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const page = 'http://localhost:3000/login';
const clock = movableClock(start);

let mail: SmtpCatcher;
let server: TestServer;
beforeAll(async () => {
  mail = await startSmtpCatcher();
  const variables = { SMTP_URL: mail.url, MAIL_FROM: 'Pagesmith <mail@pdf.example.com>' };
  server = await startServer({ variables, clock, limits: { recoveries: accountLimits.recoveries } });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const recoveryTo = (email: string) => new RegExp(`To: ${email}\n(.+\n)*Subject: A new password`);

async function linkFor(email: string) {
  await openBrowser(server.url).account.createRecovery({ email, url: `${page}?lang=fr` });
  const message = await mail.next(recoveryTo(email));
  return { link: linkIn(message), ...tokenIn(message) };
}

const invalid = wrong(401, 'user_invalid_token', 'Invalid token passed in the request.');

test('a mailed link sets a new password, once, and ends every session', async () => {
  const { browser, email, user } = await signedIn(server.url);
  const { link, userId, secret } = await linkFor(email);
  expect([link.origin + link.pathname, link.searchParams.get('lang'), userId]).toEqual([
    page,
    'fr',
    user.$id,
  ]);
  const other = openBrowser(server.url);
  const wanted = { userId, secret, password: 'a new long password' };
  expect(await other.account.updateRecovery(wanted)).toMatchObject({ userId, secret: '' });
  expect(await refusal(other.account.updateRecovery(wanted))).toEqual(invalid);
  expect(await refusal(browser.account.get())).toEqual(guest);
  expect(await refusal(other.account.createEmailPasswordSession({ email, password }))).toEqual(
    wrong(401, 'user_invalid_credentials'),
  );
  await other.account.createEmailPasswordSession({ email, password: wanted.password });
});

test('an unknown e-mail gets the same answer, and no mail', async () => {
  const { account } = openBrowser(server.url);
  const { email } = await registered(server.url);
  await mail.next(new RegExp(`To: ${email}`));
  const takenBefore = mail.taken;
  const known = await account.createRecovery({ email, url: page });
  const unknown = await account.createRecovery({ email: 'nobody@example.com', url: page });
  const shape = { ...known, $id: expect.stringMatching(/^[0-9a-f]{20}$/) };
  expect([known, unknown]).toEqual([shape, shape]);
  expect(known).toMatchObject({ userId: '', secret: '' });
  expect(await mail.next(recoveryTo(email))).toContain(`To: ${email}`);
  await vi.waitUntil(async () => (await server.database.query('SELECT FROM mails')).length === 0, 180_000);
  expect(mail.taken - takenBefore).toBe(1);
});

test('a link is good for an hour, and for its own account alone', async () => {
  const { account } = openBrowser(server.url);
  const { email } = await registered(server.url);
  const { user: somebodyElse } = await registered(server.url);
  const { userId, secret } = await linkFor(email);
  const use = (whose: string, text: string) =>
    refusal(account.updateRecovery({ userId: whose, secret: text, password: 'a new long password' }));
  expect(await use(somebodyElse.$id, secret)).toEqual(invalid);
  expect(await use(userId, `${secret}0`)).toEqual(invalid);
  clock.moveTo(minutesOn(60));
  expect(await use(userId, secret)).toEqual(invalid);
});

test('a link leads to a registered page, to nobody else’s', async () => {
  const { account } = openBrowser(server.url);
  for (const url of [
    'https://evil.example.net/login',
    'http://localhost:3000.evil.net/',
    'javascript:alert(1)',
    'x',
  ]) {
    expect(await refusal(account.createRecovery({ email: 'ada@example.com', url }))).toEqual(
      argument(expect.stringMatching(/^Invalid `url` param: /)),
    );
  }
});

test('a mail that the mail server refuses goes out later', async () => {
  const { email } = await registered(server.url);
  await mail.next(new RegExp(`To: ${email}`));
  const { account } = openBrowser(server.url);
  mail.isBusy = true;
  await account.createRecovery({ email, url: page });
  await vi.waitUntil(() => server.log.some((line) => line.includes('is tried again')), 180_000);
  expect(mail.refusals).toBe(1);
  mail.isBusy = false;
  clock.moveTo(minutesOn(70));
  await account.createRecovery({ email: 'nobody@example.com', url: page });
  expect(await mail.next(recoveryTo(email))).toContain(`To: ${email}`);
});

test('an e-mail can be asked for five times an hour', async () => {
  const { account, lastResponse } = openBrowser(server.url);
  const email = 'impatient@example.com';
  for (let count = 0; count < 5; count += 1) await account.createRecovery({ email, url: page });
  expect(await refusal(account.createRecovery({ email, url: page }))).toEqual(
    wrong(
      429,
      'general_rate_limit_exceeded',
      'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
    ),
  );
  const { headers } = lastResponse();
  const reset = new Date(Number(headers.get('x-ratelimit-reset')) * 1_000);
  expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['5', '0']);
  expect(reset).toEqual(new Date(clock.now().getTime() + 3_600_000));
});

test('without a mail server the caller is told', async () => {
  const without = await startServer();
  const { account } = openBrowser(without.url);
  expect(await refusal(account.createRecovery({ email: 'ada@example.com', url: page }))).toEqual(
    wrong(503, 'general_smtp_disabled', expect.stringContaining('does not send e-mail yet')),
  );
  await without.stop();
});
