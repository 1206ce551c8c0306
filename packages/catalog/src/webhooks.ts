export const webhookEventTypes = [
  'call.succeeded',
  'call.failed',
  'quota.reached',
  'subscription.changed',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** What an endpoint is sent when its owner asks for a trial, whatever else it wants. */
export const webhookTestType = 'webhook.test';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const webhooks = {
  /** Shares of the allowance of which `quota.reached` tells. */
  quotaPercents: [80, 100],
  endpointsMax: 10,
  /** The receiver has answered within this time, or the attempt has failed. */
  answerTimeoutMs: 10_000,
  answerBytesMax: 4_096,
  /** After each failed attempt but the last: growing, and about a day together. */
  retryPausesMs: [
    5_000,
    minuteMs,
    5 * minuteMs,
    30 * minuteMs,
    hourMs,
    2 * hourMs,
    4 * hourMs,
    6 * hourMs,
    10 * hourMs,
  ],
  /** An endpoint that took nothing for so long is disabled. */
  failingDaysMax: 5,
  /** After a change of the secret the one before signs too, for so long. */
  previousSecretHours: 24,
  deliveriesKeptDays: 30,
} as const;
