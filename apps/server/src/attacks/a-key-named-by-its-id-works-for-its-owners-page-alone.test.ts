import { ID } from 'appwrite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '../wire/testing/browser.ts';
import { signedIn } from '../wire/testing/people.ts';
import { cookieHeader } from '../wire/testing/socket.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const keys = { databaseId: 'default', collectionId: 'api_keys' };
const ours = 'http://localhost:3000';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function withKey() {
  const { browser, user } = await signedIn(server.url);
  const data = { userId: user.$id, name: 'Main' };
  const { $id } = await browser.databases.createDocument({ ...keys, documentId: ID.unique(), data });
  return { browser, keyId: $id };
}

/** The code of the refusal; a call without a file is refused too, once its key is accepted. */
async function codeOf(keyId: string, browser?: Browser, origin?: string, path = '/list-fields') {
  const headers = { 'x-api-key-id': keyId, ...cookieHeader(browser), ...(origin && { origin }) };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: new FormData() });
  return [response.status, Object(await response.json()).code];
}

test('a key’s id opens it for its owner’s session on our own page, and for nobody else', async () => {
  const ada = await withKey();
  const eve = await withKey();
  expect(await codeOf(ada.keyId, ada.browser, ours)).toEqual([400, 'part_missing']);
  const missing = [401, 'session_missing'];
  expect(await codeOf(ada.keyId, undefined, ours)).toEqual(missing);
  expect(await codeOf(ada.keyId, ada.browser, 'https://evil.example')).toEqual(missing);
  expect(await codeOf(ada.keyId, ada.browser)).toEqual(missing);
  expect(await codeOf(ada.keyId, eve.browser, ours)).toEqual([401, 'key_unknown']);
  await ada.browser.databases.updateDocument({
    ...keys,
    documentId: ada.keyId,
    data: { status: 'inactive' },
  });
  expect(await codeOf(ada.keyId, ada.browser, ours)).toEqual([401, 'key_inactive']);
});

test('no other page is allowed to send it', async () => {
  const response = await fetch(`${server.url}/list-fields`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-api-key-id',
    },
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});
