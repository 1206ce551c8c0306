import {
  type WebhookDelivery,
  type WebhookEndpoint,
  webhookDeliveries,
  webhookEndpoint,
} from '@pagesmith/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, post } from '../api/testing/customer.ts';
import { type Receiver, startReceiver } from '../outgoing/testing/receiver.ts';
import type { Browser } from '../wire/testing/browser.ts';
import { openBrowser } from '../wire/testing/browser.ts';
import { signedIn } from '../wire/testing/people.ts';
import { refusalOf } from '../wire/testing/refusal.ts';
import { startServer, type TestServer } from '../wire/testing/start-server.ts';

const events = ['call.succeeded', 'call.failed', 'quota.reached', 'subscription.changed'];
const place = '/webhook-endpoints';
/** On a busy machine. */
const soon = { timeout: 180_000 };

let server: TestServer;
const receivers: Receiver[] = [];
const receive = async (...args: Parameters<typeof startReceiver>) => {
  const receiver = await startReceiver(...args);
  receivers.push(receiver);
  return receiver;
};
beforeAll(async () => {
  server = await startServer({ isDevelopment: true });
});
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.stop();
});
afterAll(() => server.stop());

const putOnPlan = (userId: string, plan: string) =>
  server.database.query('UPDATE subscriptions SET plan = $2 WHERE user_id = $1', [userId, plan]);

async function proCustomer(): Promise<{ browser: Browser; userId: string }> {
  const { browser, user } = await signedIn(server.url);
  await putOnPlan(user.$id, 'pro');
  return { browser, userId: user.$id };
}

const create = ({ browser }: { browser: Browser }, url: string) =>
  browser.call('post', place, { url, events }) as Promise<WebhookEndpoint>;

const deliveriesOf = async (
  browser: Browser,
  { $id }: WebhookEndpoint,
): Promise<readonly WebhookDelivery[]> => {
  const answer = await browser.call('get', `${place}/${$id}/deliveries`);
  return webhookDeliveries.parse(answer).deliveries;
};

test('a call is heard of: signed, verified by the library of the specification, listed, and sent again', async () => {
  const receiver = await receive((_request, response) => response.end('thank you'));
  const customer = await proCustomer();
  const { browser, userId } = customer;
  const endpoint = await create(customer, receiver.url);
  const { secret } = (await browser.call('get', `${place}/${endpoint.$id}/secret`)) as { secret: string };
  const documents = '/databases/default/collections/api_keys/documents';
  const { key } = (await browser.call('post', documents, {
    documentId: 'unique()',
    data: { userId, name: 'Main' },
  })) as { key: string };
  const answer = await post(server.url, { id: 'list-fields' }, [['file', { sample: 'annex.pdf' }]], {
    'x-api-key': key,
  });
  expect(answer.status).toBe(200);
  await expect.poll(() => receiver.requests.length, soon).toBe(1);
  const [received] = receiver.requests;
  const event = new Webhook(secret).verify(received?.body ?? '', received?.headers ?? {});
  expect(event).toMatchObject({
    type: 'call.succeeded',
    data: { requestId: answer.headers.get('x-request-id'), operation: 'list-fields', httpStatus: 200 },
  });
  expect(received?.body).not.toMatch(/annex|passwd/);
  await expect.poll(async () => (await deliveriesOf(browser, endpoint))[0]?.state, soon).toBe('delivered');
  const [delivery] = await deliveriesOf(browser, endpoint);
  expect(delivery).toMatchObject({ body: received?.body, answers: [{ status: 200, body: 'thank you' }] });
  await browser.call('post', `${place}/${endpoint.$id}/deliveries/${delivery?.$id}/resend`);
  await expect.poll(() => receiver.requests.length, soon).toBe(2);
  const again = receiver.requests[1];
  expect(again?.headers['webhook-id']).toBe(received?.headers['webhook-id']);
  new Webhook(secret).verify(again?.body ?? '', again?.headers ?? {});
});

test('an endpoint is made, tested, changed, disabled, enabled, given a new secret, and deleted', async () => {
  const receiver = await receive((_request, response) => response.end());
  const customer = await proCustomer();
  const { browser } = customer;
  const endpoint = await create(customer, receiver.url);
  expect(endpoint).toEqual({
    $id: expect.any(String),
    $createdAt: expect.any(String),
    $updatedAt: expect.any(String),
    ...{ url: receiver.url, events, status: 'enabled', disabledReason: null },
    ...{ failingSince: null, previousSecretUntil: null },
  });
  const own = `${place}/${endpoint.$id}`;
  expect(await browser.call('post', `${own}/test`)).toMatchObject({ type: 'webhook.test', state: 'pending' });
  await expect.poll(() => receiver.requests.length, soon).toBe(1);
  expect(await browser.call('patch', own, { events: ['call.failed'] })).toMatchObject({
    events: ['call.failed'],
    url: receiver.url,
  });
  expect(await browser.call('patch', own, { status: 'disabled' })).toMatchObject({ status: 'disabled' });
  expect(await refusalOf(browser.call('post', `${own}/test`))).toEqual([409, 'webhook_endpoint_disabled']);
  expect(await browser.call('patch', own, { status: 'enabled' })).toMatchObject({ status: 'enabled' });
  const changed = webhookEndpoint.strict().parse(await browser.call('post', `${own}/secret`));
  expect(changed).toMatchObject({ previousSecretUntil: expect.any(String) });
  expect(JSON.stringify(changed)).not.toContain('whsec_');
  await browser.call('delete', own);
  expect(await browser.call('get', place)).toEqual({ isIncluded: true, total: 0, endpoints: [] });
});

describe('who may', () => {
  test('guests may not', async () => {
    const guest = openBrowser(server.url);
    expect(await refusalOf(guest.call('get', place))).toEqual([401, 'general_unauthorized_scope']);
    const creating = guest.call('post', place, { url: 'https://example.com', events });
    expect(await refusalOf(creating)).toEqual([401, 'general_unauthorized_scope']);
  });

  test('Starter and Premium may not, and are told what unlocks it', async () => {
    const { browser, user } = await signedIn(server.url);
    for (const plan of ['starter', 'premium']) {
      await putOnPlan(user.$id, plan);
      expect(await browser.call('get', place)).toMatchObject({ isIncluded: false });
      const creating = browser.call('post', place, { url: 'https://example.com', events });
      expect(await refusalOf(creating)).toEqual([403, 'webhooks_not_included']);
    }
  });

  test('nobody reaches the endpoint or the deliveries of another', async () => {
    const receiver = await receive((_request, response) => response.end());
    const ada = await proCustomer();
    const eve = await proCustomer();
    const endpoint = await create(ada, receiver.url);
    await ada.browser.call('post', `${place}/${endpoint.$id}/test`);
    const [delivery] = await deliveriesOf(ada.browser, endpoint);
    const own = `${place}/${endpoint.$id}`;
    const attempts: [method: string, path: string, body?: object][] = [
      ['patch', own, { status: 'disabled' }],
      ['delete', own],
      ['get', `${own}/secret`],
      ['post', `${own}/secret`],
      ['post', `${own}/test`],
      ['get', `${own}/deliveries`],
      ['post', `${own}/deliveries/${delivery?.$id}/resend`],
    ];
    for (const [method, path, body] of attempts) {
      expect(await refusalOf(eve.browser.call(method, path, body)), path).toEqual([
        404,
        'webhook_endpoint_not_found',
      ]);
    }
    expect(await ada.browser.call('get', place)).toMatchObject({ endpoints: [{ status: 'enabled' }] });
  });
});

test.each([
  ['ftp://example.com/', 'address_invalid'],
  ['http://example.com/', 'address_not_public'],
  ['https://ada:secret@example.com/', 'address_invalid'],
  ['https://169.254.169.254/latest/meta-data/', 'address_not_public'],
  ['https://2852039166/', 'address_not_public'],
  ['https://[::ffff:10.0.0.1]/', 'address_not_public'],
  ['http://10.0.0.1:8080/', 'address_not_public'],
])('the address %s is refused when it is typed', async (url, type) => {
  const customer = await proCustomer();
  expect(await refusalOf(create(customer, url))).toEqual([400, type]);
});

test.each([
  { isDevelopment: false },
  { isDevelopment: true, variables: { PUBLIC_URL: 'https://pdf.example.com' } },
])('with %j no address on this machine is taken, nor called if it was taken before', async (setting) => {
  const receiver = await receive((_request, response) => response.end());
  const strict = await startServer(setting);
  const { browser, user } = await signedIn(strict.url);
  await strict.database.query(`UPDATE subscriptions SET plan = 'pro' WHERE user_id = $1`, [user.$id]);
  expect(await refusalOf(create({ browser }, receiver.url))).toEqual([400, 'address_invalid']);
  const https = receiver.url.replace('http:', 'https:');
  expect(await refusalOf(create({ browser }, https))).toEqual([400, 'address_not_public']);
  const endpoint = await create({ browser }, 'https://1.1.1.1/');
  for (const [url, error] of [
    [receiver.url, 'address_invalid'],
    [https, 'address_not_public'],
  ]) {
    await strict.database.query('UPDATE webhook_endpoints SET url = $1', [url]);
    await browser.call('post', `${place}/${endpoint.$id}/test`);
    const latest = async () => (await deliveriesOf(browser, endpoint))[0]?.answers[0];
    await expect.poll(latest, soon).toMatchObject({ status: null, error });
  }
  expect(receiver.connections).toBe(0);
  await strict.stop();
});

test('customers of the API see their events whatever wire they came by', async () => {
  const receiver = await receive((_request, response) => response.end());
  const { accountId, key } = await newCustomer(server.url, server.database, 'pro');
  await server.database.query(
    `INSERT INTO webhook_endpoints (id, user_id, url, events, secret_encrypted, secret_key_id)
     SELECT 'direct', $1, $2, ARRAY['call.failed'], secret_encrypted, secret_key_id FROM webhook_endpoints LIMIT 1`,
    [accountId, receiver.url],
  );
  const answer = await post(server.url, { id: 'list-fields' }, [['file', 'not a PDF']], { 'x-api-key': key });
  expect(answer.status).toBe(400);
  await expect.poll(() => receiver.requests.length, soon).toBe(1);
  const event = JSON.parse(receiver.requests[0]?.body ?? '');
  expect(event).toMatchObject({ type: 'call.failed', data: { httpStatus: 400, credits: 0 } });
  expect(event.data.errorCode).toEqual(expect.any(String));
});
