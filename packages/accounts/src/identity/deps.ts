import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { IdentityLimits } from './limits.ts';
import type { Passwords } from './passwords.ts';

/** Who passkeys are made for (WebAuthn, 4, "relying party"). */
export interface RelyingParty {
  /** The host name of our pages. */
  readonly id: string;
  /** Where our own pages are: a passkey is asked for nowhere else. */
  readonly origins: readonly string[];
}

export interface IdentityDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly mailbox: Mailbox;
  readonly secrets: Secrets;
  readonly limits: IdentityLimits;
  readonly clock: Clock;
  readonly relyingParty: RelyingParty;
  /** The page that proves an address, for links that no page asked for. */
  readonly verificationUrl: string;
  /** Whether a page of ours is at this address: nobody else gets a link with a secret. */
  readonly isOwnPage: (url: string) => boolean;
  /**
   * Ends at others what must not outlive the account, such as a paid subscription at the payment provider. When it
   * fails the account stays open, so it may be called again.
   */
  readonly onAccountClosing: (accountId: string) => Promise<void>;
  /** Takes over work that nobody waits for, and its failure. */
  readonly inBackground: (work: Promise<void>) => void;
}
