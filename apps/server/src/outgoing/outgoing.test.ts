import http from 'node:http';
import https from 'node:https';
import { afterEach, expect, test } from 'vitest';
import { createOutgoing } from './outgoing.ts';
import { certificate } from './testing/certificate.ts';
import { type Receiver, startReceiver } from './testing/receiver.ts';

const limits = { timeoutMs: 10_000, answerBytesMax: 4_096 };
const message = { headers: { 'content-type': 'application/json' }, body: '{}' };
const receivers: Receiver[] = [];
const receive = async (...args: Parameters<typeof startReceiver>) => {
  const receiver = await startReceiver(...args);
  receivers.push(receiver);
  return receiver;
};
afterEach(async () => {
  for (const receiver of receivers.splice(0)) await receiver.stop();
});

const failing = (code: string) => expect.objectContaining({ code });
const refusedAsNotPublic = failing('address_not_public');

test('a name is looked up once for each call, and the connection goes to the address that was checked', async () => {
  const receiver = await receive((request, response) => response.end(request.headers.host));
  const answers = [['127.0.0.1'], ['169.254.169.254'], ['169.254.169.254']];
  let lookups = 0;
  const resolve = async () => {
    lookups += 1;
    return answers[lookups - 1] ?? [];
  };
  const outgoing = createOutgoing({ ...limits, resolve, mayReachLoopback: true });
  const url = `http://rebind.example:${receiver.port}/`;
  expect(await outgoing.post(url, message)).toEqual({
    status: 200,
    body: `rebind.example:${receiver.port}`,
  });
  expect(lookups).toBe(1);
  await expect(outgoing.post(url, message)).rejects.toEqual(refusedAsNotPublic);
  expect(receiver.requests).toHaveLength(1);
});

test('a certificate is checked against the name, not against the address behind it', async () => {
  const receiver = await receive((_request, response) => response.end('safe'), certificate);
  const trusting = (name: string) => {
    const outgoing = createOutgoing({
      ...limits,
      resolve: async () => ['127.0.0.1'],
      mayReachLoopback: true,
      certificateAuthority: certificate.cert,
    });
    return outgoing.post(`https://${name}:${receiver.port}/`, message);
  };
  expect(await trusting('receiver.example')).toEqual({ status: 200, body: 'safe' });
  expect(receiver.names).toEqual(['receiver.example']);
  await expect(trusting('other.example')).rejects.toEqual(failing('certificate_refused'));
  const untrusting = createOutgoing({
    ...limits,
    resolve: async () => ['127.0.0.1'],
    mayReachLoopback: true,
  });
  await expect(untrusting.post(`https://receiver.example:${receiver.port}/`, message)).rejects.toEqual(
    failing('certificate_refused'),
  );
  expect(receiver.requests).toHaveLength(1);
});

test.each([301, 302, 303, 307, 308])(
  'a redirect (%i) to the metadata service is an answer, not a way',
  async (status) => {
    const receiver = await receive((_request, response) => {
      response.writeHead(status, { location: 'http://169.254.169.254/latest/meta-data/' }).end();
    });
    const outgoing = createOutgoing({ ...limits, mayReachLoopback: true });
    expect(await outgoing.post(receiver.url, message)).toEqual({ status, body: '' });
    expect(receiver.requests).toHaveLength(1);
  },
);

test('proxies of the environment are not asked', async () => {
  const proxy = await receive((_request, response) => response.end('proxied'));
  const receiver = await receive((_request, response) => response.end('direct'));
  const names = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'all_proxy', 'NODE_USE_ENV_PROXY'];
  for (const name of names) process.env[name] = proxy.url;
  const outgoing = createOutgoing({ ...limits, mayReachLoopback: true });
  expect(await outgoing.post(receiver.url, message)).toMatchObject({ body: 'direct' });
  for (const name of names) delete process.env[name];
  expect(proxy.requests).toEqual([]);
});

test('a receiver that never answers is left after the time limit', async () => {
  const receiver = await receive(() => undefined);
  const outgoing = createOutgoing({ ...limits, timeoutMs: 200, mayReachLoopback: true });
  await expect(outgoing.post(receiver.url, message)).rejects.toEqual(failing('answer_timed_out'));
});

test('a receiver that never ends its answer is left after the time limit', async () => {
  const receiver = await receive((_request, response) => response.writeHead(200).write('a'));
  const outgoing = createOutgoing({ ...limits, timeoutMs: 200, mayReachLoopback: true });
  await expect(outgoing.post(receiver.url, message)).rejects.toEqual(failing('answer_timed_out'));
});

test('a name server that never answers is left after the time limit', async () => {
  const outgoing = createOutgoing({ ...limits, timeoutMs: 50, resolve: () => new Promise(() => undefined) });
  await expect(outgoing.post('https://slow.example/', message)).rejects.toEqual(failing('answer_timed_out'));
});

test('an endless answer is read to its limit, and its sender is cut off', async () => {
  const megabyte = Buffer.alloc(1_048_576, 'x');
  let sentBytes = 0;
  let cutOff: () => void = () => undefined;
  const isCutOff = new Promise<void>((resolve) => {
    cutOff = resolve;
  });
  const receiver = await receive((_request, response) => {
    response.on('close', cutOff).on('error', () => undefined);
    const send = () => {
      while (!response.destroyed) {
        sentBytes += megabyte.length;
        if (!response.write(megabyte)) return void response.once('drain', send);
      }
    };
    send();
  });
  const outgoing = createOutgoing({ ...limits, mayReachLoopback: true });
  const { status, body } = await outgoing.post(receiver.url, message);
  await isCutOff;
  expect([status, body.length]).toEqual([200, 4_096]);
  expect(sentBytes).toBeLessThan(64 * megabyte.length);
});

test('endless headers are refused', async () => {
  const receiver = await receive((_request, response) => {
    response.writeHead(200, { 'x-long': 'x'.repeat(200_000) }).end();
  });
  const outgoing = createOutgoing({ ...limits, mayReachLoopback: true });
  await expect(outgoing.post(receiver.url, message)).rejects.toEqual(failing('connection_failed'));
});

test('an address where nobody listens is told as such', async () => {
  const receiver = await startReceiver(() => undefined);
  await receiver.stop();
  const outgoing = createOutgoing({ ...limits, mayReachLoopback: true });
  await expect(outgoing.post(receiver.url, message)).rejects.toEqual(failing('connection_failed'));
});

test('no connection is kept open', async () => {
  const receiver = await receive((_request, response) => response.end('done'));
  const outgoing = createOutgoing({ ...limits, mayReachLoopback: true });
  for (let count = 0; count < 3; count += 1) await outgoing.post(receiver.url, message);
  expect(Object.keys({ ...http.globalAgent.freeSockets, ...https.globalAgent.freeSockets })).toEqual([]);
  expect(receiver.connections).toBe(3);
});
