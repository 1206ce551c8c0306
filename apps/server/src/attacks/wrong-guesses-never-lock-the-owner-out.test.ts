import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountLimits } from '../accounts.ts';
import { openBrowser } from '../wire/testing/browser.ts';
import { password, signedIn } from '../wire/testing/people.ts';
import { refusalOf } from '../wire/testing/refusal.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  const { failedSignInsOfPair, failedSignInsOfAddress, failedSignInsOfDevice, failedConfirmations } =
    accountLimits;
  const failedSignInsOfEmail = { ...accountLimits.failedSignInsOfEmail, eventsMax: 15 };
  server = await startServer({
    variables: { TRUST_PROXY: '1' },
    limits: {
      failedSignInsOfPair,
      failedSignInsOfAddress,
      failedSignInsOfDevice,
      failedSignInsOfEmail,
      failedConfirmations,
    },
  });
});
afterAll(() => server.stop());

const browserAt = (address: string) => openBrowser(server.url, { headers: { 'x-forwarded-for': address } });
const guess = (email: string, address: string) =>
  refusalOf(browserAt(address).account.createEmailPasswordSession({ email, password: 'wrong password' }));

test('guesses from one place stop the guesser, and the owner signs in, changes the password and closes', async () => {
  const { browser, email } = await signedIn(server.url, browserAt('192.0.2.1'));
  for (let count = 0; count < 10; count += 1) {
    expect(await guess(email, '198.51.100.1')).toEqual([401, 'user_invalid_credentials']);
  }
  expect(await guess(email, '198.51.100.1')).toEqual([429, 'general_rate_limit_exceeded']);
  await browserAt('192.0.2.2').account.createEmailPasswordSession({ email, password });
  const next = 'a new long password';
  await browser.account.updatePassword({ password: next, oldPassword: password });
  await browser.call('POST', '/account/closing', { password: next });
});

test('guesses from everywhere stop strangers, and the owner signs in with a browser that is known', async () => {
  const { browser, email } = await signedIn(server.url, browserAt('192.0.2.10'));
  await browser.account.deleteSession({ sessionId: 'current' });
  for (let count = 0; count < 15; count += 1) await guess(email, `203.0.113.${count}`);
  expect(await guess(email, '203.0.113.200')).toEqual([429, 'general_rate_limit_exceeded']);
  await browser.account.createEmailPasswordSession({ email, password });
});
