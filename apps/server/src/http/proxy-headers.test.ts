import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { warnOfUnknownProxy } from './proxy-headers.ts';

async function warningsAfter(variables: Record<string, string>, ...requests: Record<string, string>[]) {
  const lines: string[] = [];
  const app = fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  warnOfUnknownProxy(app, readConfig(variables).trustProxy);
  for (const headers of requests) await app.inject({ url: '/', headers });
  return lines.filter((line) => line.includes('TRUST_PROXY'));
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

test.each([forwarded, { forwarded: 'for=203.0.113.7' }])(
  'a proxy that nobody configured is named in the log once: %o',
  async (headers) => {
    const lines = await warningsAfter({}, {}, headers, headers);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40 });
    expect(lines[0]).not.toContain('203.0.113.7');
  },
);

test('neither a direct call nor a configured proxy is worth a warning', async () => {
  expect(await warningsAfter({}, {}, { 'x-real-ip': '203.0.113.7' })).toEqual([]);
  expect(await warningsAfter({ TRUST_PROXY: '1' }, forwarded)).toEqual([]);
  expect(await warningsAfter({ TRUST_PROXY: '0' }, forwarded)).toEqual([]);
});
