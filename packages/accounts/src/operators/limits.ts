import { type FactorLimits, factorLimits } from '../factors/limits.ts';
import type { ThrottleRule } from '../throttle/throttle.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export interface OperatorLimits extends Pick<FactorLimits, 'passkeyChallenges' | 'passkeysMax'> {
  /** Wrong sign-ins of one network for one e-mail, and for one e-mail from anywhere. */
  readonly signInsOfPair: ThrottleRule;
  readonly signInsOfEmail: ThrottleRule;
  /** Invitations that do not exist, by network. */
  readonly invitations: ThrottleRule;
  readonly invitationMs: number;
  readonly sessionMs: number;
  /** A session that nobody uses for so long has ended. */
  readonly idleMs: number;
  /** How long after password and code, or a passkey, money and access may be changed. */
  readonly confirmationMs: number;
}

export const operatorLimits: OperatorLimits = {
  signInsOfPair: { name: 'operator pair', eventsMax: 5, windowMs: 15 * minuteMs },
  signInsOfEmail: { name: 'operator e-mail', eventsMax: 50, windowMs: hourMs },
  invitations: { name: 'operator invitation', eventsMax: 10, windowMs: 15 * minuteMs },
  invitationMs: 24 * hourMs,
  sessionMs: 8 * hourMs,
  idleMs: 30 * minuteMs,
  confirmationMs: 10 * minuteMs,
  passkeyChallenges: factorLimits.passkeyChallenges,
  passkeysMax: factorLimits.passkeysMax,
};
