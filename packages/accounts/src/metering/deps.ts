import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { MeteringLimits } from './limits.ts';

export interface MeteringDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: MeteringLimits;
  /** Unique to this start of this process. */
  readonly processId: string;
  /** What the process's engine does at this moment, kept with its lease for whoever watches over all processes. */
  readonly engine?: (() => object | undefined) | undefined;
  /** For what fails when nobody waits for it. */
  onError(error: unknown): void;
}
