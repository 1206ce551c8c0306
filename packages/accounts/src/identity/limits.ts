import type { ThrottleRule } from '../throttle/throttle.ts';

const hourMs = 3_600_000;

export interface IdentityLimits {
  readonly registrations: ThrottleRule;
  readonly failedSignInsOfEmail: ThrottleRule;
  readonly failedSignInsOfAddress: ThrottleRule;
  readonly recoveries: ThrottleRule;
  readonly exports: ThrottleRule;
  /** The oldest session ends when one more begins. */
  readonly sessionsMax: number;
}

export const identityLimits: IdentityLimits = {
  registrations: { name: 'registration', eventsMax: 60, windowMs: hourMs },
  failedSignInsOfEmail: { name: 'sign-in e-mail', eventsMax: 10, windowMs: hourMs / 4 },
  failedSignInsOfAddress: { name: 'sign-in address', eventsMax: 100, windowMs: hourMs },
  recoveries: { name: 'recovery', eventsMax: 5, windowMs: hourMs },
  exports: { name: 'export', eventsMax: 10, windowMs: hourMs },
  sessionsMax: 100,
};
