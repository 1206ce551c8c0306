import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { createOutgoing } from '../../outgoing/index.ts';
import { uploadLimits } from '../upload-limits.ts';
import { openReferences, type ReferenceDeps } from './references.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** What comes of fetching from an address that behaves like this, with so much time for it. */
async function fetched(behaviour: RequestListener, timeMs: number): Promise<Buffer> {
  server = createServer(behaviour);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const asker = {
    accountId: 'ada',
    fileBytesMax: 1_000,
    requireScope: async () => undefined,
    requireRoom: async () => undefined,
  };
  const outgoing = createOutgoing({ timeoutMs: timeMs, answerBytesMax: 100, mayReachLoopback: true });
  const uploads = { ...uploadLimits, idleMs: timeMs };
  // A file at an address needs nothing else.
  const deps = { outgoing, uploads } as ReferenceDeps;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.pdf`;
  return buffer(await openReferences(asker, deps)({ url }, new AbortController().signal));
}

test('an address that never answers is given up in time', async () => {
  await expect(fetched(() => undefined, 100)).rejects.toMatchObject({ kind: { code: 'file_not_fetched' } });
});

test('an address that stops in the middle of a file is given up in time', async () => {
  const stalling = fetched((_request, response) => void response.writeHead(200).write('%PDF-1.7'), 100);
  await expect(stalling).rejects.toMatchObject({ kind: { code: 'file_not_fetched' } });
});

test('an address that answers in time is read to its end', async () => {
  const whole = await fetched((_request, response) => response.end('%PDF-1.7'), 30_000);
  expect(String(whole)).toBe('%PDF-1.7');
});
