import { policy } from '@pagesmith/catalog';
import { movableClock } from '@pagesmith/kernel';
import { ID } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, signedIn } from '../wire/testing/people.ts';
import { refusalOf } from '../wire/testing/refusal.ts';
import { openSocket } from '../wire/testing/socket.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const clock = movableClock(new Date('2026-11-15T08:00:00.000Z'));
const keys = { databaseId: 'default', collectionId: 'api_keys' };
const whole = /^pk_[A-Za-z0-9]{40}$/;
const masked = /^pk_[A-Za-z0-9]{5}•+[A-Za-z0-9]{4}$/;
const asked = [401, 'user_challenge_required'];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.stop());

/** Signed in, with a key, and then away for longer than a confirmation lasts. */
async function remembered() {
  const person = await signedIn(server.url);
  const data = { userId: person.user.$id, name: 'Main' };
  const made = await person.browser.databases.createDocument({ ...keys, documentId: ID.unique(), data });
  expect(Object(made).key).toMatch(whole);
  clock.moveTo(new Date(clock.now().getTime() + policy.confirmationMinutes * 60_000));
  return { ...person, keyId: made.$id };
}

test('keys are masked in lists, alone, when changed, and in what is told live, until it is confirmed', async () => {
  const { browser, keyId } = await remembered();
  const { databases } = browser;
  const socket = openSocket(server.url, { browser });
  await socket.next();
  const channels = ['databases.default.collections.api_keys.documents'];
  socket.send({ type: 'subscribe', data: [{ subscriptionId: 'a', channels }] });
  await socket.next();
  const one = { ...keys, documentId: keyId };
  const seen = [
    (await databases.listDocuments(keys)).documents[0],
    await databases.getDocument(one),
    await databases.updateDocument({ ...one, data: { name: 'Other' } }),
    (await socket.next()).data.payload,
    (await browser.tablesDB.listRows({ databaseId: 'default', tableId: 'api_keys' })).rows[0],
  ];
  for (const document of seen) expect(Object(document).key).toMatch(masked);
  socket.close();
  expect(await refusalOf(browser.call('post', '/account/confirmation', { password: 'wrong horse' }))).toEqual(
    [401, 'user_invalid_credentials'],
  );
  await browser.call('post', '/account/confirmation', { password });
  expect(Object(await databases.getDocument(one)).key).toMatch(whole);
});

test('neither the data nor a new factor is had without being asked again', async () => {
  const { browser } = await remembered();
  const type = 'totp' as never;
  expect(await refusalOf(browser.call('get', '/account/export'))).toEqual(asked);
  expect(await refusalOf(browser.account.createMFAAuthenticator({ type }))).toEqual(asked);
  expect(await refusalOf(browser.account.createMFARecoveryCodes())).toEqual(asked);
  expect(await refusalOf(browser.call('post', '/account/passkeys/options'))).toEqual(asked);
  expect(await refusalOf(browser.call('get', '/webhook-endpoints/x/secret'))).toEqual(asked);
  expect(await refusalOf(browser.call('post', '/account/closing'))).toEqual([
    400,
    'general_argument_invalid',
  ]);
});
