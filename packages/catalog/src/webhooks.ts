export const webhookEventTypes = [
  'call.succeeded',
  'call.failed',
  'quota.reached',
  'subscription.changed',
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** The test event: sent when the owner asks for it, whichever events the endpoint subscribes to. */
export const webhookTestType = 'webhook.test';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const webhooks = {
  /** The percentages of the allowance at which `quota.reached` is sent. */
  quotaPercents: [80, 100],
  endpointsMax: 10,
  /** An attempt fails if the receiver has not answered within this time. */
  answerTimeoutMs: 10_000,
  answerBytesMax: 4_096,
  /** The pause after each failed attempt except the last; they grow, and add up to about a day. */
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
  /** An endpoint that has accepted nothing for this long is disabled. */
  failingDaysMax: 5,
  /** How long the previous secret also signs after it has been replaced. */
  previousSecretHours: 24,
  deliveriesKeptDays: 30,
} as const;
