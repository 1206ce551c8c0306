import { actionNames, mayDo, type Role, roles } from '@pagesmith/accounts';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, post } from '../api/testing/customer.ts';
import { readConfig } from '../config.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import type { OperatorCommands } from './commands.ts';
import { furnishOperators } from './furnish-operators.ts';
import { call, openConsole, type TestConsole } from './testing/console.ts';

const json = { 'content-type': 'application/json' };
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
  const isOpen = /\/session(\/passkey)?$|\/invitation/;
  const asked = ours.filter((route) => !isOpen.test(route));
  const open = ours.filter((route) => isOpen.test(route) && !route.startsWith('HEAD'));
  expect(open.map((route) => route.replace('/operator/api', '')).sort()).toEqual([
    ...['DELETE /session', 'GET /session', 'POST /invitation', 'POST /invitation/accept'],
    ...['POST /invitation/passkey', 'POST /session', 'POST /session/passkey'],
  ]);
  expect(asked.length).toBeGreaterThan(8);
  const whoIs = (shown: string) =>
    fetch(`${here.url}/operator/api/session`, { headers: { cookie: shown } }).then((answer) => answer.json());
  expect(await whoIs(consoles.owner.cookie)).toMatchObject({ operator: { role: 'owner' } });
  for (const shown of ['', cookie, `operator=${token}`]) expect(await whoIs(shown)).toBeNull();
  const everyAction = (route: string) => actionNames.map((name) => route.replace(':action', name));
  for (const route of asked.flatMap((one) => (one.includes(':action') ? everyAction(one) : [one]))) {
    const [method = '', path = ''] = route.split(' ');
    for (const shown of ['', cookie, `operator=${token}`]) {
      const address = `${here.url}${path.replace(':id', 'x')}`;
      const body = /^P/.test(method) ? JSON.stringify({ password: 'correct horse', code: '000000' }) : null;
      const headers = { cookie: shown, ...(body && json) };
      expect((await fetch(address, { method, headers, body })).status, `${route} ${shown}`).toBe(401);
    }
  }
});

test('no route of customers answers an operator’s session', async () => {
  const token = consoles.owner.cookie.split('=')[1] ?? '';
  const asWire = Buffer.from(JSON.stringify({ id: 'owner@example.com', secret: token })).toString('base64');
  const statusOf = async (method: string, path: string, cookie: string) => {
    const body = /^P/.test(method) ? '{}' : null;
    const headers = { cookie, 'x-appwrite-project': 'pagesmith', ...(body && json) };
    return (await fetch(`${here.url}${path}`, { method, headers, body })).status;
  };
  const theirs = here.routes.filter((route) => / \/v1\//.test(route) && !/realtime|^OPTIONS/.test(route));
  expect(theirs.length).toBeGreaterThan(60);
  for (const route of theirs) {
    const [method = '', path = ''] = route.replace(/:\w+/g, 'x').split(' ');
    const asGuest = await statusOf(method, path, '');
    for (const shown of [consoles.owner.cookie, `a_session_pagesmith=${asWire}`]) {
      expect(await statusOf(method, path, shown), route).toBe(asGuest);
    }
  }
});

describe('a visit of our support', () => {
  let customer: Awaited<ReturnType<typeof newCustomer>>;
  let ticket: number;
  let cookie: string;
  const wire = (method: string, path: string, shown: string, body?: object) =>
    fetch(`${here.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie: shown, 'x-appwrite-project': 'pagesmith', ...(body && json) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const openTicket = async (shown: string) => {
    const wish = { reason: 'support', message: 'Why did it fail?' };
    return ((await (await wire('POST', '/v1/tickets', shown, wish)).json()) as { number: number }).number;
  };
  const visitFor = (number: number) =>
    consoles.support.act('visit', {
      account: customer.accountId,
      ticket: number,
      reason: 'asked about a call',
    });

  beforeAll(async () => {
    customer = await newCustomer(here.url, here.database);
    ticket = await openTicket(customer.cookie);
    const { body } = await visitFor(ticket);
    const entered = await wire('POST', '/v1/account/sessions/visit', '', { token: body.visit });
    cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  });

  test('needs an open ticket of that customer, and the customer is told in the log, by mail, and in the audit', async () => {
    const { cookie: other } = await newCustomer(here.url, here.database);
    const number = await openTicket(other);
    expect(await visitFor(number)).toMatchObject({ status: 409, body: { code: 'visit_unasked' } });
    const log = await wire('GET', '/v1/account/security-log', customer.cookie);
    const { events } = (await log.json()) as { events: object[] };
    expect(events[0]).toMatchObject({ kind: 'support_visited', facts: { name: `T${ticket}` } });
    const mails = await here.database.query('SELECT FROM mails WHERE account_id = $1', [customer.accountId]);
    expect(mails.length).toBeGreaterThan(0);
    const { body } = await consoles.auditor.act('audit', { action: 'visit' });
    expect(body[0 as never]).toMatchObject({
      actor: 'support@example.com',
      subject: customer.accountId,
      reason: 'asked about a call',
      after: { ticket: `T${ticket}` },
    });
  });

  test('says whose account it is, and shows keys masked', async () => {
    expect(await (await wire('GET', '/v1/account/visitor', cookie)).json()).toMatchObject({
      account: { $id: customer.accountId },
      visit: { ticket: `T${ticket}` },
    });
    const keys = await wire('GET', '/v1/databases/default/collections/api_keys/documents', cookie);
    expect(keys.status).toBe(200);
    expect(await keys.text()).not.toContain(customer.key);
  });

  test('changes nothing, by whatever route', async () => {
    const changing = here.routes.filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route));
    const others = changing.filter((route) => !/operator|sessions\/:sessionId$/.test(route));
    expect(others.length).toBeGreaterThan(40);
    for (const route of others) {
      const [method = '', path = ''] = route.split(' ');
      const body = method === 'DELETE' ? undefined : {};
      const { status } = await wire(method, path.replace(/:\w+/g, 'x'), cookie, body);
      expect(status, route).toBeGreaterThanOrEqual(400);
    }
    const foreign = await wire('DELETE', '/v1/account/sessions', cookie);
    expect(foreign.status).toBe(403);
  });

  test('reads no secret, no export, no report and no result', async () => {
    for (const path of [
      '/v1/account/export',
      '/v1/account/logs/csv',
      '/v1/account/logs/x',
      '/v1/webhook-endpoints/x/secret',
      '/v1/jobs',
      '/v1/jobs/x/result',
      '/webhook/billing-portal?email=ada@example.com',
    ]) {
      expect((await wire('GET', path, cookie)).status, path).toBe(403);
    }
    expect((await wire('GET', '/v1/webhook-endpoints', cookie)).status).toBe(200);
  });

  test('ends when its operator leaves, with a row', async () => {
    expect((await wire('DELETE', '/v1/account/sessions/current', cookie)).status).toBe(204);
    expect((await wire('GET', '/v1/account', cookie)).status).toBe(401);
    const { body } = await consoles.auditor.act('audit', { action: 'end-visit' });
    expect(body[0 as never]).toMatchObject({ actor: 'support@example.com', subject: customer.accountId });
  });
});

test('the audit is read page by page, newest first, and by a filter', async () => {
  const page = async (given: object) =>
    (await consoles.auditor.act('audit', given)).body as unknown as { number: number; action: string }[];
  const all = await page({ limit: 100 });
  const pages = [await page({ limit: 2 }), await page({ limit: 2, before: all[1]?.number })];
  expect(pages.flat()).toEqual(all.slice(0, 4));
  expect((await page({ action: 'add' })).every(({ action }) => action === 'add')).toBe(true);
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
