import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Mailbox } from '../mail/mailbox.ts';
import type { PaymentProvider } from './provider.ts';

export interface SubscriptionState {
  readonly plan: string;
  readonly status: string;
  readonly billing_cycle: string;
  readonly monthly_limit: number;
  readonly next_billing_date: string;
  readonly cancel_at: string | null;
  readonly past_due_since: string | null;
}

export interface SubscriptionChanged {
  readonly before: SubscriptionState;
  readonly after: SubscriptionState;
}

export interface QuotaReached {
  readonly kind: 'allowance' | 'cap';
  readonly percent: number;
  /** Calls, or mills of the cap. */
  readonly used: number;
  readonly limit: number;
  readonly plan: string;
  readonly periodEndsAt: string;
}

export interface BillingDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailbox: Mailbox;
  /** Undefined in payment mode `none`. */
  readonly provider: PaymentProvider | undefined;
  /** What signs the provider's events. */
  readonly signingSecret: string | undefined;
  /** Where the dashboard is, for mails. */
  readonly publicUrl: string;
  /** For what fails when nobody waits for it, and for events that cannot be used. */
  onError(error: unknown): void;
}
