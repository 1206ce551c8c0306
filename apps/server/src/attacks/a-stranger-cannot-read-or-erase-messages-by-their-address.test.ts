import { sweepExpired } from '@pagesmith/accounts';
import { policy } from '@pagesmith/catalog';
import { movableClock } from '@pagesmith/kernel';
import { ID } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../wire/testing/browser.ts';
import { password, signedIn } from '../wire/testing/people.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const victim = 'victim@example.com';
const clock = movableClock(new Date());

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.stop());

const message = { name: 'Victim', email: victim, reason: 'other', message: 'My invoice is wrong.' };
const messagesIn = async (browser: ReturnType<typeof openBrowser>) =>
  ((await browser.call('GET', '/account/export')) as Record<string, unknown[]>).ticketMessages;
const kept = () => server.database.query('SELECT FROM tickets WHERE email = $1', [victim]);

test('registering or taking a stranger’s address neither shows nor erases what was written from it', async () => {
  await openBrowser(server.url).call('POST', '/contact', message);
  const registered = openBrowser(server.url);
  await registered.account.create({ userId: ID.unique(), email: victim, password });
  await registered.account.createEmailPasswordSession({ email: victim, password });
  expect(await messagesIn(registered)).toEqual([]);
  await registered.call('POST', '/account/closing', { password });
  clock.moveTo(new Date(clock.now().getTime() + (policy.closedAccountDays + 1) * 86_400_000));
  await sweepExpired(server.database, clock);
  expect(await kept()).toHaveLength(1);

  const changed = await signedIn(server.url);
  await changed.browser.account.updateEmail({ email: victim, password });
  expect(await messagesIn(changed.browser)).toEqual([]);
});

test('a message that was written while signed in is its account’s, whatever address it names', async () => {
  const { browser } = await signedIn(server.url);
  await browser.call('POST', '/contact', { ...message, email: 'elsewhere@example.com' });
  expect(await messagesIn(browser)).toMatchObject([{ text: message.message }]);
});
