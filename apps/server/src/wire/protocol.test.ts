import { ID, Storage } from 'appwrite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from './testing/browser.ts';
import { newEmail, password, signedIn } from './testing/people.ts';
import { argument, guest, refusal, wrong } from './testing/refusal.ts';
import { startServer, type TestServer } from './testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const json = { 'content-type': 'application/json', 'x-appwrite-project': 'pagesmith' };
const send = (method: string, path: string, body?: string, headers: Record<string, string> = json) =>
  fetch(`${server.url}/v1${path}`, { method, headers, ...(body !== undefined && { body }) });

test('a call without the right project finds none', async () => {
  const { client, account } = openBrowser(server.url);
  const absent = wrong(
    404,
    'project_not_found',
    'Project with the requested ID could not be found. Please check the value of the X-Appwrite-Project header to ensure the correct project ID is being used.',
  );
  client.setProject('another');
  expect(await refusal(account.get())).toEqual(absent);
  const unnamed = await send('GET', '/account', undefined, {});
  expect([unnamed.status, await unnamed.json()]).toMatchObject([404, absent]);
});

test('the server answers a ping', async () => {
  expect(await openBrowser(server.url).client.ping()).toMatchObject({ message: 'Pong!' });
});

const nowhere = wrong(
  404,
  'general_route_not_found',
  expect.stringMatching(/^Route not found\. Please ensure/),
);

describe('what is not offered', () => {
  test.each([
    ['anonymous sessions', 'post', '/account/sessions/anonymous'],
    ['tokens', 'post', '/account/jwts'],
    ['extending a session', 'patch', '/account/sessions/current'],
    ['preferences', 'patch', '/account/prefs'],
    ['another service', 'get', '/functions'],
    ['the root', 'get', ''],
    ['a method that an address does not have', 'delete', '/account'],
  ])('is told as a route that does not exist: %s', async (_case, method, path) => {
    expect(await refusal(openBrowser(server.url).call(method, path))).toEqual(nowhere);
  });

  test.each([1_000, 6 * 1_048_576])('is told so to an upload of %i bytes too', async (size) => {
    const { client } = openBrowser(server.url);
    const file = new File([new Uint8Array(size)], 'document.pdf');
    const upload = new Storage(client).createFile({ bucketId: 'files', fileId: ID.unique(), file });
    expect(await refusal(upload)).toEqual(nowhere);
  });
});

describe('a body', () => {
  test.each(['{"email":', 'email', '"'])('that is not JSON is refused: %s', async (body) => {
    const answer = await send('POST', '/account', body);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      argument('The request body is not valid JSON.'),
    ]);
  });

  test.each(['null', '[]', '7', '"text"', ''])('that is no object has no arguments: %s', async (body) => {
    const answer = await send('POST', '/account', body);
    expect(await answer.json()).toMatchObject(argument('Param "userId" is not optional.'));
  });

  test.each(['constructor', '__proto__'])('never carries the key %s', async (key) => {
    const body = `{"userId":"unique()","email":"${newEmail()}","password":"${password}","prefs":[{"${key}":1}]}`;
    const answer = await send('POST', '/account', body);
    expect(await answer.json()).toMatchObject(argument(`The key "${key}" is not allowed in a request body.`));
  });

  test('that is too large is refused', async () => {
    const answer = await send('POST', '/account', JSON.stringify({ email: 'x'.repeat(1_100_000) }));
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      wrong(413, 'general_payload_too_large'),
    ]);
  });

  test('of another type is not read', async () => {
    const answer = await send('POST', '/account', 'email=a', { ...json, 'content-type': 'text/plain' });
    expect(await answer.json()).toMatchObject(argument('Param "userId" is not optional.'));
  });

  test('may be empty where the SDK sends an empty object', async () => {
    const { browser } = await signedIn(server.url);
    const cookie = `a_session_pagesmith=${browser.cookies.get('a_session_pagesmith')}`;
    const answer = await send('DELETE', '/account/sessions/current', '', { ...json, cookie });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await refusal(browser.account.get())).toEqual(guest);
  });
});

test('a refusal speaks the language that the SDK was told, English by default', async () => {
  const { client, account } = openBrowser(server.url);
  client.setLocale('fr');
  const attempt = () => account.createEmailPasswordSession({ email: 'nobody@example.com', password });
  expect((await refusal(attempt())).message).toBe(
    'Identifiants incorrects. Vérifiez l’adresse e-mail et le mot de passe.',
  );
  client.setLocale('xx');
  expect((await refusal(attempt())).message).toMatch(/^Invalid credentials/);
});

test('no answer is kept by a cache', async () => {
  const { account, lastResponse } = openBrowser(server.url);
  await refusal(account.get());
  expect(lastResponse().headers.get('cache-control')).toBe('no-store');
});

test('a fault of ours tells nothing, and is logged with its request', async () => {
  const { browser } = await signedIn(server.url);
  await server.database.query('ALTER TABLE sessions RENAME TO hidden');
  try {
    expect(await refusal(browser.account.get())).toEqual(wrong(500, 'general_server_error', 'Server Error'));
  } finally {
    await server.database.query('ALTER TABLE hidden RENAME TO sessions');
  }
  const requestId = browser.lastResponse().headers.get('x-request-id');
  const line = server.log.find((text) => text.includes('"request failed"')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    reqId: requestId,
    err: { message: expect.stringContaining('sessions') },
  });
});
