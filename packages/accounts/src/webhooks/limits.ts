import type { ThrottleRule } from '../throttle/throttle.ts';

export interface WebhookLimits {
  /** What makes us call an address, or look one up, without a paid call: new addresses, trials and resends. */
  readonly trials: ThrottleRule;
  /** Attempts at the same time, of this process. */
  readonly attemptsMax: number;
  /** Of these for one endpoint; one that is failing has a single one. */
  readonly attemptsPerEndpointMax: number;
  /** For this long nobody else takes a delivery: longer than an attempt can last. */
  readonly leaseMs: number;
  /** How often to look for what has become due. */
  readonly roundMs: number;
}

export const webhookLimits: WebhookLimits = {
  trials: { name: 'webhook trial', eventsMax: 120, windowMs: 3_600_000 },
  attemptsMax: 128,
  attemptsPerEndpointMax: 4,
  leaseMs: 30_000,
  roundMs: 5_000,
};
