import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Billing } from '../billing/billing.ts';
import type { RelyingParty } from '../identity/deps.ts';
import type { Passwords } from '../identity/passwords.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { TicketDeps } from '../tickets/deps.ts';
import type { OperatorLimits } from './limits.ts';

export interface OperatorDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly throttle: Throttle;
  readonly passwords: Passwords;
  readonly limits: OperatorLimits;
  readonly relyingParty: RelyingParty;
  /** Where the console is, for invitations. */
  readonly publicUrl: string;
  /** For answers to customers. */
  readonly support: TicketDeps;
  readonly billing: Pick<Billing, 'mode' | 'endAll' | 'invoices' | 'paidInvoices'>;
}
