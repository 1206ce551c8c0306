// How far along a job is, over HTTP, while it runs and afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../wire/testing/start-server.ts';
import { type Customer, type FormParts, newCustomer, post } from '../testing/customer.ts';

interface JobBody {
  readonly id: string;
  readonly state: string;
  readonly progress: { readonly done: number; readonly total: number } | null;
}

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer({ processing: { warmProcesses: 1 } });
  ada = await newCustomer(server.url, server.database);
});
afterAll(() => server.stop());

const call = async (id: string, parts: FormParts) => {
  const response = await post(server.url, { id }, parts, { 'x-api-key': ada.key });
  expect(response.ok).toBe(true);
  return response;
};
const ask = (id: string, method = 'GET') =>
  fetch(`${server.url}/jobs/${id}`, { method, headers: { 'x-api-key': ada.key } });
const jobOf = async (id: string) => (await (await ask(id)).json()) as JobBody;

/** A file with so many pages that its conversion cannot end before anyone has looked. */
async function manyPages(copies: number): Promise<Uint8Array> {
  const contract = Array.from({ length: copies }, () => ['files', { sample: 'contract.pdf' }] as const);
  return new Uint8Array(await (await call('merge-pdf', contract)).arrayBuffer());
}

test('a conversion shows how many pages are done while it runs, and nothing once it has ended', async () => {
  const copies = 100;
  const total = copies * 5;
  const sent: FormParts = [['file', await manyPages(copies)]];
  const accepted = (await (await call('pdf-to-docx?async=true', sent)).json()) as JobBody;
  expect(accepted).toMatchObject({ state: 'queued', progress: null });
  const seen: JobBody[] = [];
  const look = async () => {
    const job = await jobOf(accepted.id);
    if (job.progress) seen.push(job);
    return seen.length;
  };
  await expect.poll(look).toBe(2);
  for (const { state, progress } of seen) {
    expect([state, progress?.total]).toEqual(['running', total]);
    expect(progress?.done).toBeGreaterThan(0);
    expect(progress?.done).toBeLessThanOrEqual(total);
  }
  expect((await ask(accepted.id, 'DELETE')).status).toBe(204);
  expect(await jobOf(accepted.id)).toMatchObject({ progress: null });
});
