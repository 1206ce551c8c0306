import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';

export interface TestPaymentsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly publicUrl: string;
  /** Signs an event and hands it in at the door that the provider's events come through. */
  deliver(event: object): Promise<void>;
}
