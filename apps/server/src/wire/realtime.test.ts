import { realtimeLimits } from '@pagesmith/accounts';
import { maskApiKey } from '@pagesmith/catalog';
import { Channel, ID, Realtime, type RealtimeResponseEvent } from 'appwrite';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Browser, openBrowser } from './testing/browser.ts';
import { type Person, signedIn } from './testing/people.ts';
import { lendWindow, openSocket, type TestSocket } from './testing/socket.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
let ada: Person;

beforeAll(async () => {
  server = await startServer();
  ada = await signedIn(server.url);
});
afterEach(() => {
  vi.unstubAllGlobals();
});
afterAll(() => server?.stop());

const place = { databaseId: 'default', collectionId: 'api_keys' };
const keys = 'databases.default.collections.api_keys.documents';
const createKey = ({ databases }: Browser, name: string) => {
  const data: object = { name };
  return databases.createDocument({ ...place, documentId: ID.unique(), data });
};

const subscribing = (subscriptionId: string, channels: string[], queries: string[] = []) => ({
  type: 'subscribe',
  data: [{ subscriptionId, channels, queries }],
});

async function subscribed(person: Person, ...channels: string[]): Promise<TestSocket> {
  const socket = openSocket(server.url, { browser: person.browser });
  expect(await socket.next()).toMatchObject({ type: 'connected', data: { user: { $id: person.user.$id } } });
  socket.send(subscribing('mine', channels));
  expect(await socket.next()).toMatchObject({ type: 'response', data: { to: 'subscribe', success: true } });
  return socket;
}

type Event = RealtimeResponseEvent<Record<string, unknown>>;

test('the SDK hears of a key that is created, renamed and deleted', async () => {
  const isSubscribed = lendWindow(ada.browser);
  const realtime = new Realtime(ada.browser.client);
  let hear: (event: Event) => void = () => undefined;
  const after = async <T>(work: () => Promise<T>) => {
    const event = new Promise<Event>((resolve) => {
      hear = resolve;
    });
    return { done: await work(), event: await event };
  };
  const channel = Channel.database('default').collection('api_keys').document();
  await realtime.subscribe<Record<string, unknown>>(channel, (event) => hear(event));
  await isSubscribed;

  const created = await after(() => createKey(ada.browser, 'Heard'));
  const { $id, ...document } = created.done;
  expect(created.event.events[0]).toBe(`${keys}.${$id}.create`);
  // Whoever created the key has seen it; other listeners see it masked.
  const key = maskApiKey(String(document.key));
  expect(created.event.payload).toEqual({ ...document, key, $id, $tableId: 'api_keys' });
  expect(created.event.channels).toEqual(expect.arrayContaining(['documents', keys, `${keys}.${$id}`]));
  const one = { ...place, documentId: $id };
  const data: object = { name: 'Renamed' };
  const renamed = await after(() => ada.browser.databases.updateDocument({ ...one, data }));
  expect(renamed.event).toMatchObject({
    events: expect.arrayContaining([`${keys}.${$id}.update`]),
    payload: { name: 'Renamed' },
  });
  const deleted = await after(() => ada.browser.databases.deleteDocument(one));
  expect(deleted.event).toMatchObject({
    events: expect.arrayContaining([`${keys}.${$id}.delete`]),
    payload: { $id, $collectionId: 'api_keys' },
  });
  await realtime.disconnect();
});

test('nobody hears of another’s documents', async () => {
  const eve = await signedIn(server.url);
  const socket = await subscribed(eve, 'documents', 'rows', keys, 'account', `account.${ada.user.$id}`);
  const guest = openSocket(server.url, { query: 'project=pagesmith&channels[]=documents' });
  expect(await guest.next()).toMatchObject({
    type: 'connected',
    data: { user: null, channels: ['documents'] },
  });
  const foreign = await createKey(ada.browser, 'Ada’s');
  const own = await createKey(eve.browser, 'Eve’s');
  expect(await socket.next()).toMatchObject({ type: 'event', data: { payload: { $id: own.$id } } });
  guest.send({ type: 'ping' });
  expect(await guest.next()).toEqual({ type: 'pong' });
  expect(foreign.$id).not.toBe(own.$id);
  socket.close();
  guest.close();
});

test('a new name is heard as a change of the account, and of the users document', async () => {
  const person = await signedIn(server.url);
  const socket = await subscribed(person, 'account', 'databases.default.collections.users.documents.update');
  await person.browser.account.updateName({ name: 'Countess' });
  const names = { payload: { $id: person.user.$id, name: 'Countess' }, subscriptions: ['mine'] };
  expect(await socket.next()).toMatchObject({
    type: 'event',
    data: { ...names, events: expect.arrayContaining([`users.${person.user.$id}.update`]) },
  });
  expect(await socket.next()).toMatchObject({
    type: 'event',
    data: { ...names, channels: expect.arrayContaining(['documents', 'rows']) },
  });
  socket.close();
});

test('a socket may sign in by a message, name channels in its address, and leave them again', async () => {
  const [token] = ada.browser.cookies.values();
  const socket = openSocket(server.url, { query: `project=pagesmith&channels[]=${keys}&channels[]=account` });
  expect(await socket.next()).toMatchObject({ type: 'connected', data: { user: null } });
  socket.send({ type: 'authentication', data: { session: 'not a session' } });
  expect(await socket.next()).toMatchObject({ type: 'error', data: { code: 1003 } });
  socket.send({ type: 'authentication', data: { session: token } });
  expect(await socket.next()).toMatchObject({
    type: 'response',
    data: { to: 'authentication', success: true, user: { $id: ada.user.$id, email: ada.email } },
  });
  const { $id } = await createKey(ada.browser, 'By address');
  const event = await socket.next();
  expect(event).toMatchObject({ type: 'event', data: { payload: { $id } } });
  const [subscriptionId] = event.data.subscriptions as string[];
  socket.send({ type: 'unsubscribe', data: [{ subscriptionId }, { subscriptionId: 'none' }] });
  expect(await socket.next()).toMatchObject({
    data: {
      to: 'unsubscribe',
      subscriptions: [
        { subscriptionId, removed: true },
        { subscriptionId: 'none', removed: false },
      ],
    },
  });
  socket.close();
});

test('what is no message of the protocol is answered with 1003, and the socket stays', async () => {
  const socket = await subscribed(ada, 'account');
  for (const message of ['{', '{}', '[]', { type: 'subscribe', data: {} }, { type: 'presence', data: {} }]) {
    socket.send(message);
    expect(await socket.next()).toMatchObject({ type: 'error', data: { code: 1003 } });
  }
  socket.send(subscribing('queries', ['documents'], ['{"method":"equal"}']));
  expect(await socket.next()).toMatchObject({
    type: 'error',
    data: { code: 1003, message: 'Queries on a subscription are not offered: send none.' },
  });
  socket.send({ type: 'ping' });
  expect(await socket.next()).toEqual({ type: 'pong' });
  socket.close();
});

test.each<[string, object, string]>([
  ['an unknown project', { query: 'project=other' }, 'Project with the requested ID could not be found.'],
  ['an unregistered origin', { headers: { origin: 'https://evil.example' } }, 'Invalid Origin.'],
])('%s is told and closed with 1008, so that the SDK stays away', async (_name, opening, words) => {
  const socket = openSocket(server.url, { browser: ada.browser, ...opening });
  const { type, data } = await socket.next();
  expect([type, data.code]).toEqual(['error', 1008]);
  expect(data.message).toContain(words);
  expect(await socket.closed).toBe(1008);
});

test('sockets end with the session', async () => {
  const person = await signedIn(server.url);
  const stays = await subscribed(ada, 'account');
  const sockets = [await subscribed(person, 'documents'), await subscribed(person, 'account')];
  await person.browser.account.deleteSession({ sessionId: 'current' });
  for (const socket of sockets) {
    expect(await socket.next()).toMatchObject({ type: 'error', data: { code: 1008 } });
    expect(await socket.closed).toBe(1008);
  }
  stays.send({ type: 'ping' });
  expect(await stays.next()).toEqual({ type: 'pong' });
  stays.close();
});

test('an account has so many sockets, and no more', async () => {
  const person = await signedIn(server.url);
  const sockets: TestSocket[] = [];
  for (let count = 0; count < realtimeLimits.socketsPerAccountMax; count += 1) {
    sockets.push(await subscribed(person, 'account'));
  }
  const oneMore = openSocket(server.url, { browser: person.browser });
  expect(await oneMore.next()).toMatchObject({ type: 'error', data: { code: 1013 } });
  expect(await oneMore.closed).toBe(1013);
  for (const socket of sockets) socket.close();
});

test('who says too much is closed with 1013, and what is too long with 1009', async () => {
  const socket = await subscribed(ada, 'account');
  for (let count = 0; count <= realtimeLimits.messagesMax; count += 1) socket.send({ type: 'ping' });
  expect(await socket.closed).toBe(1013);
  const loud = openSocket(server.url, { browser: openBrowser(server.url) });
  await loud.next();
  loud.send('x'.repeat(realtimeLimits.messageBytesMax + 1));
  expect(await loud.closed).toBe(1009);
});
