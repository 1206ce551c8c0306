import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createOutgoing } from './outgoing.ts';

const limits = { timeoutMs: 10_000, answerBytesMax: 4_096 };
const message = { headers: {}, body: '{}' };
const refusedAsNotPublic = expect.objectContaining({ code: 'address_not_public' });
const refusedByForm = expect.objectContaining({ code: 'address_invalid' });

const signal = new AbortController().signal;

/** In every way in which an address can be called: checked, for a webhook, to fetch a file and to deliver a result. */
async function expectRefused(outgoing: ReturnType<typeof createOutgoing>, url: string, refusal: unknown) {
  const content = { type: 'application/pdf', sizeBytes: 4, body: Readable.from(['%PDF']) };
  await expect(outgoing.check(url)).rejects.toEqual(refusal);
  await expect(outgoing.post(url, message)).rejects.toEqual(refusal);
  await expect(outgoing.get(url, signal)).rejects.toEqual(refusal);
  await expect(outgoing.put(url, content, signal)).rejects.toEqual(refusal);
}

/** As in production; no name server is asked. */
const strict = (addresses: Record<string, string[]> = {}) =>
  createOutgoing({ ...limits, resolve: async (hostname) => addresses[hostname] ?? [] });

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://127.1/',
  'https://127.0.0.1./',
  'https://①②⑦.⓪.⓪.①/',
  'https://0/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://0251.0376.0251.0376/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[0:0:0:0:0:ffff:a9fe:a9fe]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  'https://[fd00:ec2::254]/',
  'https://[fe80::1]/',
  'https://10.0.0.1:8443/',
  'https://192.168.1.1/',
  'https://100.100.100.200/',
  'https://168.63.129.16/',
])('%s leads inside, and is refused', async (url) => {
  await expectRefused(strict(), url, refusedAsNotPublic);
});

test.each([
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'data:text/plain,hello',
  'javascript:alert(1)',
  'https://ada:secret@example.com/',
  'https://ada@example.com/',
  'https://example.com:22/',
  'https://example.com:25/',
  'https://example.com:80/',
  'https://[fe80::1%25eth0]/',
  'https://256.256.256.256/',
  `https://example.com/${'x'.repeat(2_048)}`,
  '//example.com',
  'example.com',
  '',
])('%s is not an address that we call', async (url) => {
  const outgoing = strict({ 'example.com': ['93.184.215.14'] });
  await expectRefused(outgoing, url, refusedByForm);
});

test.each([
  ['a private address', ['10.0.0.7']],
  ['this machine', ['127.0.0.1']],
  ['this machine in IPv6', ['::1']],
  ['the metadata service', ['169.254.169.254']],
  ['a mapped address', ['::ffff:169.254.169.254']],
  ['a public and a private address', ['93.184.215.14', '192.168.0.1']],
  ['a public and a unique-local address', ['93.184.215.14', 'fd12::1']],
  ['nothing', []],
  ['something that is no address', ['metadata.google.internal']],
])('a name that resolves to %s is refused', async (_what, addresses) => {
  const outgoing = strict({ 'rebind.example': addresses });
  await expectRefused(outgoing, 'https://rebind.example/', refusedAsNotPublic);
});

test.each(['https://localhost/', 'https://localhost./', 'https://any.localhost/', 'https://LOCALHOST:8443/'])(
  '%s is this machine, without asking a name server',
  async (url) => {
    await expect(createOutgoing(limits).check(url)).rejects.toEqual(refusedAsNotPublic);
  },
);

test('https to public machines is allowed, on 443 and on ports that need no privilege', async () => {
  const outgoing = strict({ 'example.com': ['93.184.215.14', '2606:2800:21f::1'] });
  await outgoing.check('https://example.com/hooks?from=pagesmith');
  await outgoing.check('https://example.com:443/');
  await outgoing.check('https://example.com:8443/');
  await outgoing.check('https://1.1.1.1/');
});

test('in development http reaches this machine, and still no other', async () => {
  const resolve = async () => ['93.184.215.14'];
  const outgoing = createOutgoing({ ...limits, resolve, mayReachLoopback: true });
  await outgoing.check('http://127.0.0.1:3999/');
  await expect(outgoing.check('http://example.com/')).rejects.toEqual(refusedAsNotPublic);
  await expect(outgoing.check('http://10.0.0.1/')).rejects.toEqual(refusedAsNotPublic);
  await expect(outgoing.check('http://169.254.169.254/')).rejects.toEqual(refusedAsNotPublic);
});
