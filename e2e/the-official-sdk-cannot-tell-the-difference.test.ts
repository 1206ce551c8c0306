import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserSkipReason, sharedBrowser } from './browser.ts';
import { bundleSdk, type ForeignSite, openPageWithSdk, startForeignSite } from './page-with-the-sdk.ts';
import { shared, sharedServer } from './server.ts';

let browser: Browser;
let registered: ForeignSite;
let unregistered: ForeignSite;
let bundle: string;

beforeAll(async () => {
  if (browserSkipReason) return;
  [registered, unregistered, bundle] = await Promise.all([
    startForeignSite(shared().registeredOrigin),
    startForeignSite(),
    bundleSdk(),
  ]);
  browser = await sharedBrowser();
});

afterAll(async () => {
  await registered?.stop();
  await unregistered?.stop();
});

/** Runs in the page, where nothing of this file is in reach: everything it needs comes in, or is global. */
async function liveThroughEverything(url: string) {
  const { Account, Channel, Client, Databases, ID, Query, Realtime } = globalThis.sdk;
  const client = new Client().setEndpoint(`${url}/v1`).setProject('pagesmith');
  const [account, databases, realtime] = [new Account(client), new Databases(client), new Realtime(client)];
  const typeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'no error',
      ({ code, type }) => `${code} ${type}`,
    );
  const [email, password] = [`${ID.unique()}@example.com`, 'correct horse battery'];
  const guest = await typeOf(account.get());
  const user = await account.create({ userId: ID.unique(), email, password, name: 'Ada' });
  await account.createEmailPasswordSession({ email, password });
  const again = await typeOf(account.createEmailPasswordSession({ email, password }));
  const me = await account.get();

  const keys = { databaseId: 'default', collectionId: 'api_keys' };
  let hear: (payload: unknown) => void = () => undefined;
  const heard = new Promise<unknown>((resolve) => {
    hear = resolve;
  });
  const channel = Channel.database('default').collection('api_keys').document();
  await realtime.subscribe(channel, ({ payload }) => hear(payload));
  // The SDK does not say when the server has taken the subscription: keys are made until one is heard of.
  const createKey = (name: string) => {
    const data: object = { userId: user.$id, name, status: 'active', lastUsed: null, requestCount: 0 };
    return databases.createDocument({ ...keys, documentId: ID.unique(), data });
  };
  const first = await createKey('First');
  let event: unknown;
  let keyCount = 1;
  while (event === undefined) {
    await createKey(`Key ${keyCount}`);
    keyCount += 1;
    event = await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 500))]);
  }
  const queries = [
    Query.equal('userId', [user.$id, 'unknown']),
    Query.greaterThanEqual('createdAt', '2020-01-01T00:00:00.000Z'),
    Query.or([Query.startsWith('name', 'F'), Query.search('name', 'nothing')]),
    Query.orderDesc('createdAt'),
    Query.limit(100),
  ];
  const found = await databases.listDocuments({ ...keys, queries });
  const strange = await databases.listDocuments({ ...keys, queries: [Query.equal('userId', 'unknown')] });
  await databases.deleteDocument({ ...keys, documentId: first.$id });
  const left = await databases.listDocuments(keys);
  await realtime.disconnect();
  const secretInScript = document.cookie;
  await account.deleteSession({ sessionId: 'current' });
  return {
    ...{ guest, again, secretInScript, keyCount },
    isMe: me.$id === user.$id && me.email === email,
    isPlainKey: /^pk_[A-Za-z0-9]{32,}$/.test(String(Object(first).key)),
    isOwnEvent: Object(event).userId === user.$id,
    found: [found.total, found.documents[0]?.$id === first.$id],
    strange: strange.total,
    left: left.total,
    signedOut: await typeOf(account.get()),
    isInStorage: (localStorage.getItem('cookieFallback') ?? '[]') !== '[]',
  };
}

const everything = {
  guest: '401 general_unauthorized_scope',
  again: '401 user_session_already_exists',
  secretInScript: '',
  isMe: true,
  isPlainKey: true,
  isOwnEvent: true,
  found: [1, true],
  strange: 0,
  signedOut: '401 general_unauthorized_scope',
  isInStorage: false,
};

test.skipIf(browserSkipReason)('on our own pages', async () => {
  const page = await openPageWithSdk(browser, sharedServer(), bundle);
  const { keyCount, left, ...lived } = await page.evaluate(liveThroughEverything, sharedServer());
  expect(lived).toEqual(everything);
  expect(left).toBe(keyCount - 1);
  await page.context().close();
});

test.skipIf(browserSkipReason)('on the pages of a registered origin, where cookies do not go', async () => {
  const page = await openPageWithSdk(browser, registered.origin, bundle);
  const { keyCount, left, ...lived } = await page.evaluate(liveThroughEverything, sharedServer());
  expect(lived).toEqual(everything);
  expect(left).toBe(keyCount - 1);
  await page.context().close();
});

test.skipIf(browserSkipReason)('an unregistered origin is told so in the words of the protocol', async () => {
  const page = await openPageWithSdk(browser, unregistered.origin, bundle);
  const refusal = await page.evaluate(async (url) => {
    const { Account, Client } = globalThis.sdk;
    const account = new Account(new Client().setEndpoint(`${url}/v1`).setProject('pagesmith'));
    const socketCode = new Promise<number>((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/realtime?project=pagesmith`);
      socket.addEventListener('close', ({ code }) => resolve(code));
    });
    const { message, code, type } = await account.get().then(
      () => ({ message: '', code: 0, type: '' }),
      (error: { message: string; code: number; type: string }) => error,
    );
    return { message, code, type, socketCode: await socketCode };
  }, sharedServer());
  expect(refusal).toEqual({
    message:
      'Invalid Origin. Register your new client as a new Web platform on your project console dashboard',
    code: 403,
    type: 'general_unknown_origin',
    socketCode: 1008,
  });
  await page.context().close();
});
