import { actionNames, mayDo, type Role, roles } from '@pagesmith/accounts';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, post } from '../api/testing/customer.ts';
import { readConfig } from '../config.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import type { OperatorCommands } from './commands.ts';
import { furnishOperators } from './furnish-operators.ts';
import { call, openConsole, type TestConsole } from './testing/console.ts';

const variables = { SECRET_KEY: 'a key that both servers and the command have been given' };
// Commands live by the machine's clock, so the servers stand still at its present time.
const clock = movableClock(new Date());
let here: TestServer;
let there: TestServer;
let commands: OperatorCommands;
let consoles: Readonly<Record<Role, TestConsole>>;
beforeAll(async () => {
  here = await startServer({ variables, clock });
  const addresses = { OPERATOR_ADDRESSES: '203.0.113.0/24' };
  there = await startServer({ variables: { ...variables, ...addresses }, clock, database: here.database });
  commands = await furnishOperators(readConfig({ ...variables, DATA_DIR: here.dataDir }), here.database);
  const entries = [];
  for (const role of roles) entries.push([role, await consoleOf(role)]);
  consoles = Object.fromEntries(entries);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const command = (action: string, given: object) =>
  commands['operator.do']?.({ action, user: 'ops', given }) as Promise<Record<string, unknown>>;

async function consoleOf(role: Role): Promise<TestConsole> {
  const email = `${role}@example.com`;
  const { link } = await command('add', { email, role });
  return openConsole(here.url, String(link), { email, now: () => clock.now() });
}

describe.each(roles)('as %s', (role) => {
  test.each(actionNames)('%s is done, or refused, as the table of roles says', async (action) => {
    const { status, body } = await consoles[role].act(action);
    const isRefused = status === 403 && body.code === 'role_insufficient';
    expect(isRefused).toBe(!mayDo(role, action));
    if (!isRefused) expect([200, 400]).toContain(status);
  });
});

test('the session’s cookie is for the console alone, and out of reach of scripts and other sites', () => {
  expect(consoles.owner.setCookie).toMatch(
    /^operator=[0-9a-f]{64}; Path=\/operator; Expires=.*; HttpOnly; SameSite=Strict$/,
  );
});

test('no route of operators answers a customer’s session, or nobody’s', async () => {
  const { cookie } = await newCustomer(here.url, here.database);
  const token = cookie.split('=')[1] ?? '';
  const ours = here.routes.filter((route) => route.includes('/operator/api/'));
  const asked = ours.filter((route) => !route.endsWith('/session') && !route.includes('/invitation'));
  expect(asked).toEqual(['POST /operator/api/session/confirm', 'POST /operator/api/actions/:action']);
  const whoIs = (shown: string) =>
    fetch(`${here.url}/operator/api/session`, { headers: { cookie: shown } }).then((answer) => answer.json());
  expect(await whoIs(consoles.owner.cookie)).toMatchObject({ operator: { role: 'owner' } });
  for (const shown of ['', cookie, `operator=${token}`]) expect(await whoIs(shown)).toBeNull();
  for (const route of asked) {
    const [method = '', path = ''] = route.split(' ');
    for (const shown of ['', cookie, `operator=${token}`]) {
      const address = `${here.url}${path.replace(':action', 'service')}`;
      const body = method === 'POST' ? JSON.stringify({ password: 'correct horse', code: '000000' }) : null;
      const headers = { cookie: shown, ...(body && { 'content-type': 'application/json' }) };
      expect((await fetch(address, { method, headers, body })).status, `${route} ${shown}`).toBe(401);
    }
  }
});

test('no route of customers answers an operator’s session', async () => {
  const token = consoles.owner.cookie.split('=')[1] ?? '';
  const asWire = Buffer.from(JSON.stringify({ id: 'owner@example.com', secret: token })).toString('base64');
  const statusOf = async (path: string, cookie: string) =>
    (await fetch(`${here.url}${path}`, { headers: { cookie, 'x-appwrite-project': 'pagesmith' } })).status;
  const gets = here.routes.filter((route) => route.startsWith('GET /v1/') && !route.includes('realtime'));
  for (const route of gets) {
    const path = route.slice(4).replace(/:\w+/g, 'x');
    const asGuest = await statusOf(path, '');
    for (const shown of [consoles.owner.cookie, `a_session_pagesmith=${asWire}`]) {
      expect(await statusOf(path, shown), path).toBe(asGuest);
    }
  }
});

test('from outside of OPERATOR_ADDRESSES, and from pages of others, the console is not there', async () => {
  const { cookie } = consoles.owner;
  expect((await call(there.url, '/actions/service', {}, cookie)).status).toBe(404);
  const foreign = await fetch(`${here.url}/operator/api/session`, {
    headers: { cookie, origin: 'https://elsewhere.example.com' },
  });
  expect(foreign.status).toBe(404);
});

test('a blocked customer’s calls are refused on every process at once, with the sentence, in both languages', async () => {
  const { accountId, key } = await newCustomer(here.url, here.database);
  const because = 'Please contact us about invoice 12.';
  const ask = async (server: TestServer, language: string) => {
    const headers = { 'x-api-key': key, 'accept-language': language };
    const response = await post(server.url, { id: 'merge-pdf' }, [], headers);
    const { code, detail } = (await response.json()) as Record<string, unknown>;
    return [response.status, code, detail];
  };
  expect((await ask(there, 'en'))[0]).toBe(400);
  const given = { account: accountId, because, reason: 'unpaid for months' };
  expect(await consoles.support.act('block', given)).toMatchObject({
    status: 200,
    body: { status: 'blocked' },
  });
  for (const server of [here, there]) {
    expect(await ask(server, 'en')).toEqual([
      403,
      'account_blocked',
      `The account of this API key is blocked. ${because}`,
    ]);
    expect(await ask(server, 'fr')).toEqual([
      403,
      'account_blocked',
      `Le compte de cette clé API est bloqué. ${because}`,
    ]);
  }
  const job = await fetch(`${there.url}/jobs/none`, { headers: { 'x-api-key': key } });
  expect(job.status).toBe(403);
  await consoles.owner.act('unblock', { account: accountId, reason: 'paid' });
  expect((await ask(there, 'en'))[0]).toBe(400);
  expect(await consoles.auditor.act('verify')).toMatchObject({ status: 200, body: { isWhole: true } });
});
