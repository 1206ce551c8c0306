import type { Identity, RunningBilling } from '@pagesmith/accounts';
import type { Origins } from '../wire/origins.ts';

/** What the routes of billing need. */
export interface BillingRoutes {
  readonly billing: RunningBilling;
  readonly identity: Identity;
  readonly origins: Origins;
}
