import { ID } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { newEmail, password, registered } from './testing/people.ts';
import { refusal, wrong } from './testing/refusal.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

const hourMs = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    variables: { TRUST_PROXY: '1' },
    limits: {
      registrations: { name: 'registration', eventsMax: 3, windowMs: hourMs },
      failedConfirmations: { name: 'confirmation', eventsMax: 3, windowMs: hourMs },
      failedSignInsOfAddress: { name: 'sign-in address', eventsMax: 5, windowMs: hourMs },
    },
  });
});
afterAll(() => server.stop());

const browserAt = (address: string) => openBrowser(server.url, { headers: { 'x-forwarded-for': address } });
const throttled = wrong(
  429,
  'general_rate_limit_exceeded',
  'Rate limit for the current endpoint has been exceeded. Please try again after some time.',
);

test('wrong sign-ins from one address are throttled, and another customer signs in', async () => {
  const { browser, email } = await registered(server.url, browserAt('192.0.2.1'));
  const attacker = browserAt('198.51.100.1');
  const attempt = () =>
    refusal(attacker.account.createEmailPasswordSession({ email: newEmail(), password: 'wrong password' }));
  for (let count = 0; count < 5; count += 1) expect((await attempt()).code).toBe(401);
  expect(await attempt()).toEqual(throttled);
  const { headers } = attacker.lastResponse();
  const resetMs = Number(headers.get('x-ratelimit-reset')) * 1_000;
  expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['5', '0']);
  expect(resetMs).toBeGreaterThan(Date.now());
  expect(resetMs).toBeLessThanOrEqual(Date.now() + hourMs + 1_000);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  await browser.account.createEmailPasswordSession({ email, password });
});

test('an address of the same IPv6 network is the same visitor', async () => {
  const register = (address: string) =>
    browserAt(address).account.create({ userId: ID.unique(), email: newEmail(), password });
  for (const end of ['1', '2', 'ffff:1']) await register(`2001:db8:7:7::${end}`);
  expect(await refusal(register('2001:db8:7:7:9::1'))).toEqual(throttled);
  await register('2001:db8:7:8::1');
});

test('the password cannot be tried without end through a session either', async () => {
  const { browser, email } = await registered(server.url, browserAt('192.0.2.50'));
  await browser.account.createEmailPasswordSession({ email, password });
  const attempt = () =>
    refusal(
      browser.account.updatePassword({ password: 'a new long password', oldPassword: 'wrong password' }),
    );
  for (let count = 0; count < 3; count += 1) expect((await attempt()).code).toBe(401);
  expect(await attempt()).toEqual(throttled);
});
