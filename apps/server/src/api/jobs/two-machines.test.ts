// Two servers as on two machines: a folder each, one PostgreSQL, one S3. `npm run soak` has two hundred jobs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '@pagesmith/database';
import {
  availableKinds,
  type DatabaseDoor,
  openDoorTo,
  temporaryServerUrl,
} from '@pagesmith/database/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../store/testing/s3-server.ts';
import { booksOf, type Customer, type FormParts, newCustomer, post } from '../testing/customer.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const count = process.env.SOAK ? 200 : 8;
const awayMs = process.env.SOAK ? 20_000 : 3_000;
const soon = { timeout: 180_000 };
const contract: FormParts = [
  ['file', { sample: 'contract.pdf' }],
  ['pages', '1'],
];

describe.runIf(availableKinds().includes('server'))('two machines that share PostgreSQL and S3', () => {
  const folders: string[] = [];
  let s3: S3Server;
  let database: Database;
  let door: DatabaseDoor;
  let servers: [ServerProcess, ServerProcess];
  beforeAll(async () => {
    const databaseUrl = await temporaryServerUrl();
    database = await connect({ dataDir: '', databaseUrl });
    door = await openDoorTo(databaseUrl);
    s3 = await startS3Server();
    servers = [await startMachine(), await startMachine()];
  });
  afterAll(async () => {
    endServerProcesses();
    await s3?.close();
    await door?.shut();
    await database?.close();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  function startMachine(): Promise<ServerProcess> {
    const folder = mkdtempSync(join(tmpdir(), 'pagesmith-machine-'));
    folders.push(folder);
    const secret = 'only for this test '.repeat(2);
    return startServerProcess({
      DATABASE_URL: door.url,
      DATA_DIR: join(folder, 'data'),
      SPOOL_DIR: join(folder, 'spool'),
      SECRET_KEY: secret,
      ...s3.variables,
    });
  }

  async function submit({ url }: ServerProcess, { key }: Customer): Promise<string> {
    const answer = await post(url, { id: 'extract-pages?async=true' }, contract, { 'x-api-key': key });
    expect([answer.status, await answer.text()]).toEqual([202, expect.any(String)]);
    return answer.headers.get('x-request-id') ?? '';
  }
  const ask = ({ url }: ServerProcess, { key }: Customer, path: string) =>
    fetch(`${url}/jobs/${path}`, { headers: { 'x-api-key': key } });
  const statesOf = async ({ accountId }: Customer) => {
    const rows = await database.query<{ state: string }>('SELECT state FROM jobs WHERE user_id = $1', [
      accountId,
    ]);
    return rows.map(({ state }) => state);
  };

  /** All of them, by both machines; none was lost or charged twice, and each result is there. */
  async function submitMany(customer: Customer): Promise<string[]> {
    const each = (_: unknown, index: number) => submit(servers[index % 2 === 0 ? 0 : 1], customer);
    return Promise.all(Array.from({ length: count }, each));
  }
  async function expectAllToEnd(customer: Customer, ids: readonly string[]): Promise<void> {
    await expect.poll(() => statesOf(customer), soon).toEqual(ids.map(() => 'succeeded'));
    const { current_usage, reserved_calls, rows } = await booksOf(database, customer);
    expect([current_usage, reserved_calls, rows.length]).toEqual([ids.length, 0, ids.length]);
    for (const id of ids) {
      const result = await ask(servers[1], customer, `${id}/result`);
      expect([result.status, (await result.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    }
  }

  test('a job that one accepts is fetched from the other, and what is deleted is gone from the store', async () => {
    const ada = await newCustomer(servers[0].url, database);
    const id = await submit(servers[0], ada);
    const state = async () => (await (await ask(servers[1], ada, id)).json()) as { state: string };
    await expect.poll(state, soon).toMatchObject({ state: 'succeeded' });
    for (const server of servers) {
      const result = await ask(server, ada, `${id}/result`);
      expect([result.status, (await result.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    }
    const stored = () => [...s3.objects.keys()].filter((key) => key.includes(id));
    await expect.poll(stored, soon).toEqual([`pages/jobs/${id}/result`]);
    await fetch(`${servers[1].url}/jobs/${id}`, { method: 'DELETE', headers: { 'x-api-key': ada.key } });
    expect(stored()).toEqual([]);
  });

  test('a call is retried on the other machine under its Idempotency-Key, and charged once', async () => {
    const bob = await newCustomer(servers[0].url, database);
    const headers = { 'x-api-key': bob.key, 'idempotency-key': 'order 7' };
    const answers: string[] = [];
    for (const { url } of servers) {
      const answer = await post(url, { id: 'extract-pages' }, contract, headers);
      expect(answer.status).toBe(200);
      answers.push(Buffer.from(await answer.arrayBuffer()).toString('base64'));
    }
    expect(answers[0]).toBe(answers[1]);
    expect(await booksOf(database, bob)).toMatchObject({ current_usage: 1, reserved_calls: 0 });
  });

  test('jobs wait while the store is away, and end once it is back', async () => {
    const cleo = await newCustomer(servers[0].url, database);
    const id = await submit(servers[0], cleo);
    s3.fault = () => 'away';
    const other = await post(servers[1].url, { id: 'extract-pages?async=true' }, contract, {
      'x-api-key': cleo.key,
    });
    expect([other.status, other.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await other.json()).toMatchObject({ code: 'store_away' });
    s3.fault = () => undefined;
    const state = async () => (await (await ask(servers[1], cleo, id)).json()) as { state: string };
    await expect.poll(state, soon).toMatchObject({ state: 'succeeded' });
    expect(await booksOf(database, cleo)).toMatchObject({ current_usage: 1, reserved_calls: 0 });
  });

  test(`${count} jobs in whose middle database and store are away for a while end once and are charged once`, async () => {
    const eve = await newCustomer(servers[0].url, database, 'enterprise');
    const ids = await submitMany(eve);
    await door.shut();
    s3.fault = () => 'away';
    await expect.poll(async () => (await fetch(`${servers[1].url}/readyz`)).status, soon).toBe(503);
    await pause(awayMs);
    await door.open();
    s3.fault = () => undefined;
    await expectAllToEnd(eve, ids);
  });

  test('machines are replaced one after the other, and calls under their Idempotency-Keys are neither lost nor charged twice', async () => {
    const fay = await newCustomer(servers[0].url, database, 'enterprise');
    const running = new Set<ServerProcess>(servers);
    let isOver = false;
    /** Goes on to another machine until one has answered, as a proxy does. */
    const callOnce = async (name: string): Promise<void> => {
      const headers = { 'x-api-key': fay.key, 'idempotency-key': name };
      for (;;) {
        for (const { url } of running) {
          const answer = await post(url, { id: 'extract-pages' }, contract, headers).catch(() => undefined);
          const bytes = await answer?.arrayBuffer().catch(() => undefined);
          if (answer?.status === 200 && bytes) return;
          if (answer && answer.status !== 503) throw new Error(`a call was answered with ${answer.status}`);
        }
      }
    };
    const callOn = async (caller: string): Promise<number> => {
      let calls = 0;
      for (; !isOver; calls += 1) {
        await callOnce(`${caller} ${calls}`);
        await pause(100);
      }
      return calls;
    };
    const callers = ['a', 'b', 'c'].map(callOn);
    for (const old of servers) {
      await old.stop();
      running.delete(old);
      running.add(await startMachine());
    }
    isOver = true;
    const total = (await Promise.all(callers)).reduce((sum, calls) => sum + calls, 0);
    expect(total).toBeGreaterThan(3);
    expect(await booksOf(database, fay)).toMatchObject({ current_usage: total, reserved_calls: 0 });
    servers = [...running] as typeof servers;
  });

  test(`${count} jobs of which one machine dies in the middle end once and are charged once`, async () => {
    const dora = await newCustomer(servers[0].url, database, 'enterprise');
    const ids = await submitMany(dora);
    await servers[0].crash();
    const diedAt = Date.now();
    await expectAllToEnd(dora, ids);
    console.log(`${count} jobs ended ${Math.round((Date.now() - diedAt) / 1000)} s after one machine died.`);
  });
});
