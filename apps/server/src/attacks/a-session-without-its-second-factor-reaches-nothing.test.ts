import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../wire/testing/browser.ts';
import { cookieHeader, openSocket } from '../wire/testing/socket.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { enrolled, giveCode } from './testing/enrolled.ts';

const clock = movableClock(new Date('2026-11-15T08:00:00.000Z'));
const laterMs = 30_000;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ clock });
});
afterAll(() => server.stop());

/** For giving the second factor, and for going away. */
const allowed = [
  'GET /v1/account/mfa/factors',
  'HEAD /v1/account/mfa/factors',
  'POST /v1/account/mfa/challenges',
  'PUT /v1/account/mfa/challenges',
];

/** What an address answers: enough to tell a guest from somebody who is signed in. */
async function answerOf(route: string, cookie: Record<string, string>): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replaceAll(/:\w+/g, 'x').replaceAll('*', 'x');
  const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  const headers = { 'x-appwrite-project': 'pagesmith', 'content-type': 'application/json', ...cookie };
  const response = await fetch(server.url + filled, {
    method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: '{}' }),
  });
  const text = await response.text();
  return `${response.status} ${/"(?:type|code)":"?([\w]+)/.exec(text)?.[1] ?? ''}`;
}

test('every address answers it as it answers a guest, or asks for the second factor', async () => {
  const person = await enrolled(server.url, clock);
  const half = cookieHeader(await person.halfSignedIn());
  const asked = server.routes.filter((route) => !allowed.includes(route) && !route.includes('/realtime'));
  expect(asked.length).toBeGreaterThan(60);
  const refused = new Set(['401 user_more_factors_required', '401 ']);
  const reached = [];
  let asking = 0;
  for (const route of asked) {
    const answer = await answerOf(route, half);
    if (refused.has(answer)) asking += 1;
    else if (answer !== (await answerOf(route, {}))) reached.push([route, answer]);
  }
  expect(reached).toEqual([]);
  expect(asking).toBeGreaterThan(25);
});

test('its socket is closed, and hears nothing', async () => {
  const person = await enrolled(server.url, clock);
  const socket = openSocket(server.url, { browser: await person.halfSignedIn() });
  expect(await socket.closed).toBe(1008);
  expect(await socket.next()).toMatchObject({ type: 'error' });
});

test('with its code it is whole, and without one it can still go away', async () => {
  const person = await enrolled(server.url, clock);
  clock.moveTo(new Date(clock.now().getTime() + laterMs));
  const browser = await person.halfSignedIn();
  await giveCode(browser, person.codeNow());
  expect(await browser.account.get()).toMatchObject({ $id: person.user.$id, mfa: true });
  const other = await person.halfSignedIn(openBrowser(server.url));
  await other.account.deleteSession({ sessionId: 'current' });
  expect([...other.cookies.keys()]).toEqual(['pagesmith_device']);
});
