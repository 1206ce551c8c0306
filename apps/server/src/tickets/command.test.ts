// npm run tickets as a process, on the embedded database: through the running server, and without one.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { connect, type Database } from '@pagesmith/database';
import { copyOfTemplate, quickStartFlags } from '@pagesmith/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../wire/testing/browser.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const bundle = fileURLToPath(new URL('../../../../dist/server/tickets.js', import.meta.url));
const message = {
  name: 'Ada',
  email: 'ada@example.com',
  reason: 'support',
  message: 'Which engine?\u001b[2J',
};

let dataDir: string;
let database: Database;
let server: TestServer | undefined;
beforeAll(async () => {
  dataDir = await copyOfTemplate();
  database = await connect({ dataDir });
  const variables = { DATA_DIR: dataDir, TICKET_EMAIL: 'help@example.com' };
  server = await startServer({ database, variables });
  await openBrowser(server.url).call('POST', '/contact', message);
});
afterAll(async () => {
  await server?.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function tickets(given: readonly string[], input = '', variables: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, ...variables };
  const child = spawn(process.execPath, [...quickStartFlags, bundle, ...given], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const said = { out: '', error: '' };
  child.stdout.on('data', (chunk) => (said.out += chunk));
  child.stderr.on('data', (chunk) => (said.error += chunk));
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { ...said, status };
}

const mailTo = (address: string, headers = '') =>
  `From: Ada <ada@example.com>\nTo: ${address}\nMessage-ID: <1@x>\n${headers}\nBy mail.\n`;

async function replyAddress(): Promise<string> {
  const [row] = await database.query<{ token: string }>('SELECT reply_token AS token FROM tickets');
  return `help+T1-${row?.token}@example.com`;
}

test('tickets are listed, shown, answered and closed while the server runs', async () => {
  expect(await tickets([])).toMatchObject({
    status: 0,
    out: expect.stringMatching(
      /^T1 {2}no account {2}due \d{4}-.* UTC {2}support {2}Ada <ada@example.com>\n$/,
    ),
  });
  const shown = await tickets(['show', 'T1']);
  expect(shown.out).toContain('Which engine?');
  expect(shown.out).not.toContain('\u001b');
  expect((await tickets(['answer', '1'], 'Ours.\n')).out).toContain('Ours.');
  expect((await tickets([])).out).toBe('No tickets are waiting for an answer.\n');
  const all = await tickets(['list', '--all', '--json']);
  expect(JSON.parse(all.out)).toMatchObject([{ number: 1, state: 'answered', plan: 'starter' }]);
  expect((await tickets(['close', '1'])).out).toContain('Closed');
  const rows = await database.query('SELECT action, origin FROM audit_rows ORDER BY number');
  expect(rows).toEqual(['ticket', 'answer', 'close-ticket'].map((action) => ({ action, origin: 'command' })));
});

test('what cannot be done is said in a sentence', async () => {
  expect(await tickets(['show', '99'])).toMatchObject({ status: 1, error: 'There is no ticket T99.\n' });
  expect(await tickets(['answer', '1'], '  ')).toMatchObject({
    status: 1,
    error: expect.stringContaining('`text`'),
  });
  expect(await tickets(['juggle'])).toMatchObject({ status: 64 });
  const absent = await tickets([], '', { DATA_DIR: `${dataDir}/nowhere` });
  expect(absent).toMatchObject({ status: 1, error: expect.stringContaining('There is no database in') });
});

test('a mail server learns what to do with a mail by how the command ends', async () => {
  const address = await replyAddress();
  expect(await tickets(['receive'], mailTo(address))).toMatchObject({
    status: 0,
    out: 'Added to ticket T1.\n',
  });
  expect((await tickets(['receive', address], mailTo('list@example.org'))).status).toBe(0);
  expect(await tickets(['receive'], mailTo('help+T1-00@example.com'))).toMatchObject({
    status: 67,
    error: expect.stringContaining('No ticket has the address'),
  });
  const automatic = await tickets(['receive'], mailTo(address, 'Auto-Submitted: auto-replied\n'));
  expect(automatic).toMatchObject({ status: 0, error: expect.stringContaining('sent by a program') });
  expect((await tickets(['receive'], 'no mail')).status).toBe(65);
  expect((await tickets([])).out).toContain('T1');
});

test('without a server the command opens the database itself; while another holds it, mail is to wait', async () => {
  await server?.stop();
  server = undefined;
  const busy = await tickets(['receive'], mailTo(await replyAddress()));
  expect(busy).toMatchObject({ status: 75, error: expect.stringContaining('does not answer at') });
  await database.close();
  expect((await tickets(['answer', '1'], 'Still ours.')).out).toContain('Still ours.');
  database = await connect({ dataDir });
  expect(await database.query(`SELECT FROM ticket_messages WHERE text = 'Still ours.'`)).toHaveLength(1);
});
