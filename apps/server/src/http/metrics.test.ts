import fastify, { type FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { addErrorAnswers } from './errors.ts';
import { addMetrics } from './metrics.ts';

const token = 'a-token-of-some-length';
const withToken = serverWith(token);
const without = serverWith(undefined);

function serverWith(metricsToken: string | undefined): FastifyInstance {
  // A trusted proxy can name any address: only the socket counts.
  const app = fastify({ trustProxy: true });
  addErrorAnswers(app);
  addMetrics(app, metricsToken);
  return app;
}

const here = { host: 'localhost:3000' };
const ask = (app: FastifyInstance, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress });

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('without a token %s may read them', async (address) => {
  const { statusCode, body } = await ask(without, here, address);
  expect(statusCode).toBe(200);
  expect(body).toContain('http_request_duration_seconds');
});

test.each([
  ['another machine', here, '10.0.0.7'],
  ['a caller of X-Forwarded-For', { ...here, 'x-forwarded-for': '127.0.0.1' }],
  ['a caller of Forwarded', { ...here, forwarded: 'for=127.0.0.1' }],
  ['a caller of X-Real-IP', { ...here, 'x-real-ip': '127.0.0.1' }],
  ['a caller of Via', { ...here, via: '1.1 proxy' }],
  ['a caller of X-Forwarded-Proto', { ...here, 'x-forwarded-proto': 'https' }],
  ['a caller by our public name', { host: 'pdf.example.com' }],
  ['a caller with a token that nobody set', { host: 'pdf.example.com', authorization: `Bearer ${token}` }],
])('without a token there is nothing for %s', async (_who, headers, address = '127.0.0.1') => {
  const answer = await ask(without, headers, address);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'route_absent']);
});

test('the token opens them from anywhere, also through a proxy', async () => {
  const headers = { host: 'pdf.example.com', via: '1.1 proxy', authorization: `Bearer ${token}` };
  expect((await ask(withToken, headers, '203.0.113.7')).statusCode).toBe(200);
});

test.each(['', `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, token, 'Bearer '])(
  'with a token set, %j opens nothing, from this machine neither',
  async (authorization) => {
    expect((await ask(withToken, { ...here, authorization })).statusCode).toBe(404);
  },
);
