import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { jobShape } from '@pagesmith/contract';
import { expect, test } from 'vitest';
import { startServer } from '../../wire/testing/start-server.ts';
import { booksOf, type FormParts, newCustomer, post } from '../testing/customer.ts';
import { signalEngines } from '../testing/engines.ts';
import { nothing, spooledIn } from '../testing/spooled.ts';

const contract: FormParts = [
  ['file', { sample: 'contract.pdf' }],
  ['pages', '1'],
];

test('a process that comes late takes no files from the one that took its job over', async () => {
  const server = await startServer({ processing: { warmProcesses: 1 } });
  const eve = await newCustomer(server.url, server.database);
  const headers = { 'x-api-key': eve.key };
  const ask = (path: string) => fetch(`${server.url}/jobs/${path}`, { headers });
  const state = async () => jobShape.parse(await (await ask(id)).json()).state;
  signalEngines('SIGSTOP');
  const accepted = await post(server.url, { id: 'extract-pages?async=true' }, contract, headers);
  const { id } = jobShape.parse(await accepted.json());
  await expect.poll(state).toBe('running');
  const takenOver =
    "state = 'queued', process_id = NULL, attempts = 2, waits_until = now() + interval '1 hour'";
  await server.database.query(`UPDATE jobs SET ${takenOver} WHERE id = $1`, [id]);
  signalEngines('SIGCONT');
  const files = () => readdirSync(join(server.dataDir, 'jobs', id));
  const before = files();
  await expect.poll(() => spooledIn(server.dataDir)).toEqual(nothing);
  expect(files()).toEqual(before);
  expect(before.filter((name) => name.startsWith('result'))).toEqual([]);
  await server.database.query('UPDATE jobs SET waits_until = NULL WHERE id = $1', [id]);
  await expect.poll(state).toBe('succeeded');
  const result = await ask(`${id}/result`);
  expect([result.status, (await result.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(files()).toEqual(['result-3']);
  expect(await booksOf(server.database, eve)).toMatchObject({ current_usage: 1, reserved_calls: 0 });
  await server.stop();
});
