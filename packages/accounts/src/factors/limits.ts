import type { ThrottleRule } from '../throttle/throttle.ts';

const hourMs = 3_600_000;

export interface FactorLimits {
  /** Wrong codes for one account from one network. */
  readonly wrongCodesOfNetwork: ThrottleRule;
  /**
   * Wrong codes of an authenticator for one account, wherever they come from: six digits can be guessed by many
   * machines. Recovery codes cannot, so they still open the account when this is used up.
   */
  readonly wrongCodesOfAccount: ThrottleRule;
  /** Each is a row that somebody unknown has written. */
  readonly passkeyChallenges: ThrottleRule;
  readonly passkeysMax: number;
}

export const factorLimits: FactorLimits = {
  wrongCodesOfNetwork: { name: 'code network', eventsMax: 5, windowMs: hourMs / 4 },
  wrongCodesOfAccount: { name: 'code account', eventsMax: 20, windowMs: hourMs },
  passkeyChallenges: { name: 'passkey challenge', eventsMax: 300, windowMs: hourMs },
  passkeysMax: 20,
};
