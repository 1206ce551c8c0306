import { trialWatermarkText, watermarkText } from '@pagesmith/catalog';
import { operations } from '@pagesmith/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';
import { booksOf, type Customer, newCustomer, post } from './testing/customer.ts';
import { textsOf } from './testing/texts-of.ts';

let server: TestServer;
let ada: Customer;
beforeAll(async () => {
  server = await startServer();
  ada = await newCustomer(server.url, server.database, 'premium');
});
afterAll(() => server.stop());

const call = (id: string, headers = {}) => {
  const operation = operations.find((one) => one.id === id);
  return post(server.url, { id }, operation?.example.parts ?? [], { 'x-api-key': ada.key, ...headers });
};

test('a Pro Tool on Premium is marked as a trial, never as Starter, then refused, and clean with the add-on', async () => {
  for (const left of ['2', '1', '0']) {
    const response = await call('pdf-to-docx');
    expect(response.status).toBe(200);
    expect(response.headers.get('x-trials-remaining')).toBe(left);
    expect(response.headers.get('x-credits-used')).toBe('0');
    const text = textsOf(Buffer.from(await response.arrayBuffer()));
    expect(text).toContain(trialWatermarkText);
    expect(text).not.toContain(watermarkText);
  }
  const refused = await call('pdf-to-docx', { 'accept-language': 'fr' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    code: 'add_on_needed',
    error: expect.stringMatching(/0,075\s€ par appel.*onglet Facturation/),
  });
  await server.database.query('UPDATE subscriptions SET has_pro_tools_add_on = true WHERE user_id = $1', [
    ada.accountId,
  ]);
  const clean = await call('pdf-to-docx');
  expect(clean.headers.get('x-trials-remaining')).toBeNull();
  expect(textsOf(Buffer.from(await clean.arrayBuffer()))).not.toMatch(/Pagesmith (trial|Starter)/);
  expect(await booksOf(server.database, ada)).toMatchObject({ current_usage: 1, charged_mills: 75 });
});

test('detect-page on Premium follows the same rule, and a job of it is a trial too', async () => {
  const bob = await newCustomer(server.url, server.database, 'premium');
  const asBob = { 'x-api-key': bob.key };
  for (const prefer of ['', 'respond-async', '']) {
    const response = await call('detect-page', { ...asBob, ...(prefer && { prefer }) });
    expect([200, 202]).toContain(response.status);
    expect(response.headers.get('x-trials-remaining')).toMatch(/^[012]$/);
  }
  const refused = await call('detect-page', asBob);
  expect(await refused.json()).toMatchObject({ status: 403, code: 'add_on_needed' });
});
