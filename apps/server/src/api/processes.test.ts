// Several server processes on one PostgreSQL, and the sudden end of one: every credit is counted once.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@pagesmith/database';
import { availableKinds, temporaryServerUrl } from '@pagesmith/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksOf, type Customer, callsIn, type FormParts, newCustomer, post } from './testing/customer.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from './testing/server-process.ts';

const annex: FormParts = [['file', { sample: 'annex.pdf' }]];

interface Answered {
  readonly status: number | 'cut off';
  readonly requestId: string | null;
}

/** A call whose server may end under it. */
async function ask({ url }: ServerProcess, { key }: Customer): Promise<Answered> {
  try {
    const response = await post(url, { id: 'list-fields' }, annex, { 'x-api-key': key });
    await response.arrayBuffer();
    return { status: response.status, requestId: response.headers.get('x-request-id') };
  } catch {
    return { status: 'cut off', requestId: null };
  }
}

const successesAmong = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200);

describe.runIf(availableKinds().includes('server'))('two processes on one PostgreSQL', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagesmith-processes-'));
  let database: Database;
  let variables: Record<string, string>;
  let servers: [ServerProcess, ServerProcess];

  beforeAll(async () => {
    const databaseUrl = await temporaryServerUrl();
    database = await connect({ dataDir: '', databaseUrl });
    variables = {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET_KEY: 'only for this test '.repeat(2),
      // Whichever process gets them, a hundred calls of one account have room to wait in it.
      ENGINE_PROCESSES: '8',
    };
    const first = await startServerProcess(variables);
    servers = [first, await startServerProcess(variables)];
  });
  afterAll(async () => {
    endServerProcesses();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  /** A paid account with a generous rate, a hundred calls, and a spend cap that allows nothing beyond them. */
  async function customerOfHundredCalls(): Promise<Customer> {
    const customer = await newCustomer(servers[1].url, database, 'pro');
    await database.query(
      'UPDATE subscriptions SET monthly_limit = 100, spend_cap_mills = 0 WHERE user_id = $1',
      [customer.accountId],
    );
    return customer;
  }

  const rowsOf = ({ accountId }: Customer) =>
    database.query<{
      id: string;
      status: string;
      error_code: string | null;
      credits: number;
      occurrences: number;
    }>('SELECT id, status, error_code, credits, occurrences FROM api_requests WHERE user_id = $1', [
      accountId,
    ]);

  /** Usage, counters and charges: each success row of the log accounts for one. */
  async function expectBooksToAgree(customer: Customer, successes: number): Promise<void> {
    const { current_usage, reserved_calls, charged_mills } = await booksOf(database, customer);
    expect([current_usage, reserved_calls, charged_mills]).toEqual([successes, 0, 0]);
    const [counted] = await database.query(
      `SELECT (SELECT count(*)::int FROM reservations WHERE user_id = $1) AS reservations,
              (SELECT count(*)::int FROM charges WHERE user_id = $1) AS charges,
              (SELECT sum(request_count)::int FROM api_keys WHERE user_id = $1) AS requests`,
      [customer.accountId],
    );
    const rows = await rowsOf(customer);
    expect(counted).toEqual({ reservations: 0, charges: 0, requests: callsIn(rows) });
    expect(rows.filter(({ status }) => status === 'success')).toHaveLength(successes);
    expect(rows.reduce((sum, { credits }) => sum + credits, 0)).toBe(successes);
  }

  /** Ends the first process with a call in hand: while it is stopped, none can end before we have looked. */
  async function crashAtWork({ accountId }: Customer): Promise<void> {
    for (;;) {
      process.kill(servers[0].pid, 'SIGSTOP');
      const held = await database.query(
        `SELECT FROM reservations WHERE user_id = $1
           AND process_id = (SELECT id FROM processes ORDER BY started_at LIMIT 1)`,
        [accountId],
      );
      if (held.length > 0) return servers[0].crash();
      process.kill(servers[0].pid, 'SIGCONT');
    }
  }

  test('two hundred calls at once on a hundred credits: exactly a hundred succeed, and all books agree', async () => {
    const bob = await customerOfHundredCalls();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => ask(servers[index % 2 === 0 ? 0 : 1], bob)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    const succeeded = successesAmong(answers);
    expect(succeeded).toHaveLength(100);
    await expect.poll(async () => callsIn(await rowsOf(bob))).toBe(200);
    const rows = await rowsOf(bob);
    const logged = rows.filter(({ status }) => status === 'success').map(({ id }) => id);
    expect(logged.sort()).toEqual(succeeded.map(({ requestId }) => requestId).sort());
    await expectBooksToAgree(bob, 100);
  });

  test('after the sudden end of one process nothing is lost and nothing charged twice', async () => {
    const eve = await customerOfHundredCalls();
    let answered = 0;
    const first = Array.from({ length: 90 }, async (_, index) => {
      const answer = await ask(servers[index % 2 === 0 ? 0 : 1], eve);
      answered += 1;
      if (answered === 30) await crashAtWork(eve);
      return answer;
    });
    const answers = await Promise.all(first);
    expect(answers.map(({ status }) => status)).toContain('cut off');

    servers[0] = await startServerProcess(variables);
    const codes = async () => (await rowsOf(eve)).map(({ error_code }) => error_code);
    await expect.poll(codes).toContain('call_interrupted');
    const reserved = async () => (await booksOf(database, eve)).reserved_calls;
    await expect.poll(reserved).toBe(0);
    const swept = await rowsOf(eve);
    const successIds = swept.filter(({ status }) => status === 'success').map(({ id }) => id);
    expect(successIds).toEqual(
      expect.arrayContaining(successesAmong(answers).map(({ requestId }) => requestId)),
    );
    await expectBooksToAgree(eve, successIds.length);

    const later = await Promise.all(
      Array.from({ length: 120 }, (_, index) => ask(servers[index % 2 === 0 ? 0 : 1], eve)),
    );
    expect(successIds.length + successesAmong(later).length).toBe(100);
    await expect.poll(async () => callsIn(await rowsOf(eve))).toBe(callsIn(swept) + later.length);
    await expectBooksToAgree(eve, 100);
  });
});
