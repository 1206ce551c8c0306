import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Customer, type FormParts, newCustomer, post } from '../api/testing/customer.ts';
import { endless, scattered } from '../api/testing/hostile-pdfs.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const accounts = 10;
const gone = new AbortController();
let server: TestServer;
let paying: Customer;
let free: Customer[];
beforeAll(async () => {
  server = await startServer({ variables: { ENGINE_PROCESSES: '4', ENGINE_PRIORITY: 'by-plan' } });
  paying = await newCustomer(server.url, server.database, 'premium');
  free = [];
  for (let count = 0; count < accounts; count += 1) {
    free.push(await newCustomer(server.url, server.database, 'starter'));
  }
});
afterAll(async () => {
  gone.abort();
  await server.stop();
});

const form: FormParts = [
  ['file', { sample: 'application-form.pdf' }],
  ['full_name', 'Zoë'],
];
const call = (id: string, { key }: Customer, sent: FormParts, signal: AbortSignal | null = null) =>
  post(server.url, { id }, sent, { 'x-api-key': key }, signal);

const reserved = async () => {
  const [row] = await server.database.query<{ count: number }>(
    'SELECT count(*)::integer AS count FROM reservations',
  );
  return row?.count;
};

test('paid calls, short and long, are answered while every free account waits for files that never end', async () => {
  const slow = scattered();
  const hanging: FormParts = [
    ['file', endless()],
    ['searchText', 'x'],
  ];
  const ended: string[] = [];
  const attacks = free.flatMap((one) =>
    [
      call('pdf-to-docx', one, [['file', slow]], gone.signal),
      call('pdf-to-docx', one, [['file', slow]], gone.signal),
      call('detect-page', one, hanging, gone.signal),
    ].map((attack) =>
      attack.then(
        () => ended.push('attack'),
        () => undefined,
      ),
    ),
  );
  await expect.poll(reserved).toBe(3 * accounts);
  const answers = [await call('fill-pdf', paying, form), await call('fill-pdf', paying, form)];
  ended.push('paid');
  const word = await call('pdf-to-docx', paying, [['file', { sample: 'annex.pdf' }]]);
  expect([...answers, word].map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(ended[0]).toBe('paid');
  gone.abort();
  await Promise.all(attacks);
});
