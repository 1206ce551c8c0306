import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { WebhookLimits } from './limits.ts';
import type { Outgoing } from './outgoing.ts';

export interface WebhookDeps {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly outgoing: Outgoing;
  readonly clock: Clock;
  readonly limits: WebhookLimits;
}

export interface CourierDeps extends Omit<WebhookDeps, 'throttle'> {
  readonly mailbox: Mailbox;
  /** For what fails when nobody waits for it. */
  onError(error: unknown): void;
}
