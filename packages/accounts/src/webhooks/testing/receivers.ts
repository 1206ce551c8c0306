import { Webhook } from 'standardwebhooks';
import type { Outgoing } from '../outgoing.ts';

export interface Received {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

type Answer = (
  received: Received,
) => Promise<{ status: number; body: string }> | { status: number; body: string };

/** The world outside: addresses and how each answers; any other takes everything. */
export function outsideWorld() {
  const received: Received[] = [];
  const answers = new Map<string, Answer>();
  const outgoing: Outgoing = {
    check: async () => undefined,
    post: async (url, sent) => {
      const message = { url, ...sent };
      received.push(message);
      return answers.get(url)?.(message) ?? { status: 200, body: 'taken' };
    },
  };
  return { outgoing, received, answers };
}

/** As a customer verifies it, except for the age of the message: the clock of a test is its own. */
export function verify(secret: string, { headers, body }: Received): boolean {
  const id = headers['webhook-id'] ?? '';
  const at = new Date(Number(headers['webhook-timestamp']) * 1_000);
  const expected = new Webhook(secret).sign(id, at, body);
  return (headers['webhook-signature'] ?? '').split(' ').includes(expected);
}
