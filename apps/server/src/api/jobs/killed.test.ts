// A server that is killed in the middle of many jobs: each ends once, and is charged once if it succeeded.
// `npm run soak` has a thousand of them, and kills it once more.
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@pagesmith/database';
import { copyOfTemplate } from '@pagesmith/database/testing';
import { afterAll, expect, test } from 'vitest';
import { type Customer, enterpriseCustomer, type FormParts, post } from '../testing/customer.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const count = process.env.SOAK ? 1_000 : 12;
const killsMax = process.env.SOAK ? 3 : 2;
/** The last comes when all jobs are accepted. */
const killsAt = Array.from({ length: killsMax - 1 }, (_, kill) =>
  Math.floor(((kill + 1) * count) / killsMax),
);
const dataDir = await copyOfTemplate();
const variables = { DATA_DIR: dataDir };
afterAll(() => {
  endServerProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

let server: ServerProcess;
let restarting: Promise<void> | undefined;
let kills = 0;

function killAndRestart(): Promise<void> {
  restarting ??= (async () => {
    kills += 1;
    await server.crash();
    server = await startServerProcess(variables);
    restarting = undefined;
  })();
  return restarting;
}

/** Asks until there is a server that answers. */
async function answered(ask: () => Promise<Response>): Promise<Record<string, unknown>> {
  for (;;) {
    await restarting;
    try {
      const response = await ask();
      const body = (await response.json()) as Record<string, unknown>;
      if (response.status < 300) return body;
      // Its own first try may still be under way in the process that died.
      expect(response.status).toBe(503);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      await pause(50);
    }
  }
}

const isWrong = (index: number) => index % 10 === 9;

function submit(index: number, { key }: Customer) {
  const parts: FormParts = [
    ['file', { sample: 'contract.pdf' }],
    ['pages', isWrong(index) ? '99' : '1'],
  ];
  const headers = { 'x-api-key': key, 'idempotency-key': `job ${index}` };
  return answered(() => post(server.url, { id: 'extract-pages?async=true' }, parts, headers));
}

const stateOf = async (id: string, { key }: Customer) =>
  (await answered(() => fetch(`${server.url}/jobs/${id}`, { headers: { 'x-api-key': key } }))) as {
    id: string;
    state: string;
    problem: { code: string } | null;
  };

/** Works through them all, a few at a time. */
async function eachOf<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  const next = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: 6 }, next));
}

interface Books {
  readonly user_id: string;
  readonly current_usage: number;
  readonly reserved_calls: number;
}

test(`${count} jobs end once and are charged once, while the server is killed ${killsMax} times`, async () => {
  server = await startServerProcess(variables);
  const customers = [await enterpriseCustomer(server.url), await enterpriseCustomer(server.url)] as const;
  const ownerOf = (index: number): Customer => customers[index % 2 === 0 ? 0 : 1];
  const accepted = new Map<number, string>();
  await eachOf([...Array(count).keys()], async (index) => {
    accepted.set(index, String((await submit(index, ownerOf(index))).id));
    if (killsAt.includes(accepted.size)) await killAndRestart();
  });
  await killAndRestart();
  expect(kills).toBe(killsMax);
  expect(new Set(accepted.values()).size).toBe(count);

  const codes = new Map<string, string>();
  await eachOf([...accepted], async ([index, id]) => {
    for (;;) {
      const { state, problem } = await stateOf(id, ownerOf(index));
      expect(['queued', 'running', 'succeeded', 'failed']).toContain(state);
      if (state === 'succeeded' || state === 'failed') {
        codes.set(id, problem?.code ?? state);
        return;
      }
      await pause(20);
    }
  });
  await server.crash();

  const database = await connect({ dataDir });
  const rows = await database.query<{
    id: string;
    status: string;
    credits: number;
    error_code: string | null;
  }>('SELECT id, status, credits, error_code FROM api_requests WHERE id = ANY($1)', [[...codes.keys()]]);
  const books = await database.query<Books>(
    'SELECT user_id, current_usage, reserved_calls FROM subscriptions',
  );
  const [{ left = -1 } = {}] = await database.query<{ left: number }>(
    'SELECT count(*)::integer AS left FROM reservations',
  );
  await database.close();
  const succeeded = rows.filter(({ status }) => status === 'success');
  const interrupted = rows.filter(({ error_code }) => error_code === 'job_interrupted');
  const wrong = [...accepted].filter(([index]) => isWrong(index)).map(([, id]) => id);
  expect(rows).toHaveLength(count);
  for (const { id, error_code } of rows) expect(codes.get(id)).toBe(error_code ?? 'succeeded');
  for (const id of wrong) expect(codes.get(id)).toMatch(/^(page_absent|job_interrupted)$/);
  expect(rows.map(({ credits }) => credits)).toEqual(
    rows.map(({ status }) => (status === 'success' ? 1 : 0)),
  );
  expect(succeeded.length).toBeGreaterThanOrEqual(count - wrong.length - interrupted.length);
  expect(books.reduce((sum, { current_usage }) => sum + current_usage, 0)).toBe(succeeded.length);
  expect([left, ...books.map(({ reserved_calls }) => reserved_calls)]).toEqual([0, 0, 0]);
  console.log(
    `${count} jobs, ${kills} kills: ${succeeded.length} succeeded and were charged, ${interrupted.length} were interrupted twice.`,
  );
}, 1_800_000);
