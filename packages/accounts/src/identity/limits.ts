import { type FactorLimits, factorLimits } from '../factors/limits.ts';
import type { ThrottleRule } from '../throttle/throttle.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface IdentityLimits extends FactorLimits {
  readonly registrations: ThrottleRule;
  /** Of one network for one e-mail. */
  readonly failedSignInsOfPair: ThrottleRule;
  readonly failedSignInsOfAddress: ThrottleRule;
  /** For one e-mail, from whatever network, by browsers that never signed in to its account. */
  readonly failedSignInsOfEmail: ThrottleRule;
  /** Of one browser that signed in before. */
  readonly failedSignInsOfDevice: ThrottleRule;
  /** Of somebody who is signed in and is asked for the password again. */
  readonly failedConfirmations: ThrottleRule;
  readonly recoveries: ThrottleRule;
  /** Links that prove an address, and mails that tell of a new device. */
  readonly proofs: ThrottleRule;
  readonly deviceNotices: ThrottleRule;
  readonly exports: ThrottleRule;
  /** The oldest session ends when one more begins. */
  readonly sessionsMax: number;
}

export const identityLimits: IdentityLimits = {
  ...factorLimits,
  registrations: { name: 'registration', eventsMax: 60, windowMs: hourMs },
  failedSignInsOfPair: { name: 'sign-in pair', eventsMax: 10, windowMs: hourMs / 4 },
  failedSignInsOfAddress: { name: 'sign-in address', eventsMax: 100, windowMs: hourMs },
  failedSignInsOfEmail: { name: 'sign-in e-mail', eventsMax: 100, windowMs: hourMs },
  failedSignInsOfDevice: { name: 'sign-in device', eventsMax: 10, windowMs: hourMs / 4 },
  failedConfirmations: { name: 'confirmation', eventsMax: 10, windowMs: hourMs / 4 },
  recoveries: { name: 'recovery', eventsMax: 5, windowMs: hourMs },
  proofs: { name: 'e-mail proof', eventsMax: 5, windowMs: hourMs },
  deviceNotices: { name: 'device notice', eventsMax: 10, windowMs: dayMs },
  exports: { name: 'export', eventsMax: 10, windowMs: hourMs },
  sessionsMax: 100,
};
