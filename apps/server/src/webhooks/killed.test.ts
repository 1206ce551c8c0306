// A server that is killed while jobs run and events are on their way: each event arrives, always with the same id.
// `npm run soak` makes a thousand calls and kills it three times.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '@pagesmith/database';
import { availableKinds, temporaryServerUrl } from '@pagesmith/database/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, newCustomer, post } from '../api/testing/customer.ts';
import { endServerProcesses, type ServerProcess, startServerProcess } from '../api/testing/server-process.ts';
import { type ReceivedRequest, type Receiver, startReceiver } from '../outgoing/testing/receiver.ts';

const count = process.env.SOAK ? 1_000 : 12;
const kills = process.env.SOAK ? 3 : 1;
/** On a busy machine. */
const soon = { timeout: 240_000 + count * 1_000, interval: 250 };

describe.runIf(availableKinds().includes('server'))('a server that is killed', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pagesmith-webhooks-'));
  let database: Database;
  let variables: Record<string, string>;
  let server: ServerProcess;
  let receiver: Receiver;
  /** The next attempt is under way when the server dies. */
  let mustHang = false;
  let secret = '';
  /** The ids under which each call was reported. */
  const idsOf = new Map<string, Set<string>>();

  /** Verified on arrival, as a customer does: later it would be too old. */
  function take(request: ReceivedRequest | undefined): void {
    const { headers = {}, body = '' } = request ?? {};
    const event = new Webhook(secret).verify(body, headers) as { data: { requestId: string } };
    const ids = idsOf.get(event.data.requestId) ?? new Set();
    idsOf.set(event.data.requestId, ids.add(headers['webhook-id'] ?? ''));
  }

  const start = () => startServerProcess(variables, ['--development']);

  beforeAll(async () => {
    const databaseUrl = await temporaryServerUrl();
    database = await connect({ dataDir: '', databaseUrl });
    variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY: 'only for this test '.repeat(2) };
    server = await start();
    receiver = await startReceiver((_request, response) => {
      take(receiver.requests.at(-1));
      if (mustHang) mustHang = false;
      else response.end();
    });
  });
  afterAll(async () => {
    endServerProcesses();
    await receiver.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function ask({ cookie }: Customer, method: string, path: string, body?: object) {
    const response = await fetch(`${server.url}/v1/webhook-endpoints${path}`, {
      method,
      headers: { 'x-appwrite-project': 'pagesmith', 'content-type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  /** Neither the end of the dead process's leases nor the pauses between attempts are waited for. */
  const makeDue = () =>
    database.query(`UPDATE webhook_deliveries SET next_attempt_at = now() WHERE state = 'pending'`);

  test(
    'delivers every event at least once, each call under one id',
    async () => {
      const customer = await newCustomer(server.url, database, 'enterprise');
      const endpoint = await ask(customer, 'POST', '', { url: receiver.url, events: ['call.succeeded'] });
      secret = String((await ask(customer, 'GET', `/${endpoint.$id}/secret`)).secret);
      const jobs = new Set<string>();
      for (let round = 0; round <= kills; round += 1) {
        mustHang = round < kills;
        const share = Math.ceil((count * (round + 1)) / (kills + 1));
        while (jobs.size < share) {
          const headers = { 'x-api-key': customer.key };
          const parts = [['file', { sample: 'annex.pdf' }]] as const;
          const answer = await post(server.url, { id: 'list-fields?async=true' }, parts, headers);
          expect(answer.status).toBe(202);
          jobs.add(String(((await answer.json()) as { id: string }).id));
        }
        if (round === kills) break;
        await expect.poll(() => mustHang, soon).toBe(false);
        await server.crash();
        server = await start();
        await makeDue();
      }
      const delivered = async () => {
        await makeDue();
        const [row] = await database.query<{ total: number }>(
          `SELECT count(*) AS total FROM webhook_deliveries WHERE state = 'delivered'`,
        );
        return row?.total;
      };
      await expect.poll(delivered, soon).toBe(count);
      expect(new Set(idsOf.keys())).toEqual(jobs);
      expect([...idsOf.values()].filter((ids) => ids.size !== 1)).toEqual([]);
      expect(receiver.requests.length).toBeGreaterThan(count);
    },
    600_000 + count * 3_000,
  );
});
