import { spawnSync } from 'node:child_process';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { receivers } from './receivers.ts';

const hasPython = spawnSync('python3', ['-c', '']).status === 0;
const secret = `whsec_${Buffer.from('a secret of thirty-two bytes, ok').toString('base64')}`;

/** What the sample's own check says of a delivery. */
function isSignedInPython(headers: Record<string, string>, body: string): string {
  const check = `${receivers.python.code.split('class Receiver')[0]}
import sys
print(is_signed(json.loads(sys.argv[1]), sys.argv[2].encode()))`;
  const env = { ...process.env, PAGESMITH_WEBHOOK_SECRET: secret };
  return spawnSync('python3', ['-c', check, JSON.stringify(headers), body], { env })
    .stdout.toString()
    .trim();
}

test.skipIf(!hasPython)(
  'the Python receiver takes what is signed, and nothing that was changed or is old',
  () => {
    const [now, body] = [new Date(), '{"type":"call.succeeded"}'];
    const signed = (at: Date) => ({
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('evt_1', at, body)}`,
    });
    expect(isSignedInPython(signed(now), body)).toBe('True');
    expect(isSignedInPython(signed(now), `${body} `)).toBe('False');
    expect(isSignedInPython(signed(new Date(now.getTime() - 3_600_000)), body)).toBe('False');
  },
);
