import type { PlanId } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Ledger } from '../metering/ledger.ts';
import type { Secrets } from '../secrets/secrets.ts';

export interface JobsDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly ledger: Ledger;
  /** The ledger's: its sweep says whether the process is alive. */
  readonly processId: string;
  /** The store that the files of jobs lie in. */
  readonly place: string;
  readonly limits: JobLimits;
}

export interface JobLimits {
  readonly unfinishedMax: Readonly<Record<PlanId, number>>;
}
