// For servers that receive webhooks: whether one comes from Pagesmith (Standard Webhooks). It needs node:crypto.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookEvent } from './derived/events.ts';

export type { WebhookEvent };

type Headers =
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | { get(name: string): string | null };

/** An older one may be a recording that somebody plays back. */
const ageSecondsMax = 300;

export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

/** The event of a webhook, from its body as it was received. Throws a WebhookError unless one of our signatures is right. */
export function verifyWebhook(
  secret: string,
  headers: Headers,
  body: string | Uint8Array,
  now: Date = new Date(),
): WebhookEvent {
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const ageSeconds = Math.abs(now.getTime() / 1_000 - Number(timestamp));
  if (!(ageSeconds <= ageSecondsMax)) throw new WebhookError('The webhook is too old, or has no time.');
  const expected = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
    .update(`${headerOf(headers, 'webhook-id')}.${timestamp}.`)
    .update(body)
    .digest();
  const signatures = headerOf(headers, 'webhook-signature').split(' ');
  if (!signatures.some((signature) => isSame(signature, expected))) {
    throw new WebhookError('The webhook is not signed with this secret.');
  }
  return JSON.parse(Buffer.from(body as string).toString()) as WebhookEvent;
}

function isSame(signature: string, expected: Uint8Array): boolean {
  const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function headerOf(headers: Headers, name: string): string {
  if (isFetchHeaders(headers)) return headers.get(name) ?? '';
  return String(headers[name] ?? '');
}

const isFetchHeaders = (headers: Headers): headers is { get(name: string): string | null } =>
  typeof headers.get === 'function';
