import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../prepare/repository.mjs';

/** What can open a connection to an address that somebody else chose. Types, and looking at addresses, cannot. */
const waysOut = [
  /import (?!type\b)[^;]*from '(node:)?(http|https|http2|tls|dgram|dns|dns\/promises|undici|axios|got|ws)'/,
  /import (?!type\b)[^;]*\b(connect|createConnection|Socket)\b[^;]*from '(node:)?net'/,
  /import net from '(node:)?net'/,
  /\bfetch\(/,
  /new (WebSocket|EventSource)\(/,
];

/** Guarded; the operator's own storage; and the operator's command, which knocks at a socket in the data folder. */
const allowed = /^apps\/server\/src\/(outgoing\/|store\/s3\/|operator\/knock\.ts$)/;

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(path));

const callsOut = (text: string): boolean => waysOut.some((way) => way.test(text));

test('only apps/server/src/outgoing calls out: it refuses addresses that lead inside', () => {
  const paths = ['apps/server/src', 'packages/accounts/src'].flatMap(sourcesOf);
  expect(paths.length).toBeGreaterThan(100);
  const offenders = paths.filter(
    (path) => !allowed.test(path) && callsOut(readFileSync(join(root, path), 'utf8')),
  );
  expect(offenders).toEqual([]);
});

test.each([
  "import http from 'node:http';",
  "import { request } from 'node:https';",
  "import { isIP, connect } from 'node:net';",
  "import {\n  Agent,\n  request,\n} from 'undici';",
  "const answer = await fetch('https://example.com');",
])('%j counts as calling out', (text) => {
  expect(callsOut(text)).toBe(true);
});

test.each([
  "import type { IncomingMessage } from 'node:http';",
  "import { isIP } from 'node:net';",
  'const data = await this.prefetch(key);',
])('%j does not', (text) => {
  expect(callsOut(text)).toBe(false);
});
