import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Secrets } from '../secrets/secrets.ts';

export interface IdempotencyDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The ledger's: its sweep says whether the process is alive. */
  readonly processId: string;
  readonly secrets: Secrets;
}
