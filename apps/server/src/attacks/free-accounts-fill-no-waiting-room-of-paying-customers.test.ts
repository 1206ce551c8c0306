import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { endless } from '../api/testing/hostile-pdfs.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const accounts = 6;
const callsOfEach = 10;
const gone = new AbortController();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ variables: { ENGINE_PROCESSES: '4', ENGINE_PRIORITY: 'by-plan' } });
});
afterAll(async () => {
  gone.abort();
  await server.stop();
});

const search = ({ key }: Customer, file: Uint8Array, signal: AbortSignal | null = null) => {
  const sent: FormParts = [
    ['file', file],
    ['searchText', 'x'],
  ];
  return post(server.url, { id: 'detect-page' }, sent, { 'x-api-key': key }, signal);
};

test('where free accounts are told that the service is busy, a paying customer is served', async () => {
  const file = endless();
  const statuses: number[] = [];
  const attacks: Promise<unknown>[] = [];
  for (let count = 0; count < accounts; count += 1) {
    const one = await newCustomer(server.url, server.database, 'starter');
    for (let call = 0; call < callsOfEach; call += 1) {
      const attack = search(one, file, gone.signal).then(({ status }) => statuses.push(status));
      attacks.push(attack.catch(() => undefined));
    }
  }
  await expect.poll(() => statuses.filter((status) => status === 503).length).toBeGreaterThan(20);
  const paying = await newCustomer(server.url, server.database, 'premium');
  const form: FormParts = [['file', { sample: 'application-form.pdf' }]];
  const answer = await post(server.url, { id: 'list-fields' }, form, { 'x-api-key': paying.key });
  expect(answer.status).toBe(200);
  gone.abort();
  await Promise.all(attacks);
});
