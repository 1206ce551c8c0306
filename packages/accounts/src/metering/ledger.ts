import type {
  Call,
  Entry,
  PaidCall,
  PresentedCall,
  Refusal,
  Reservation,
  Settlement,
  Success,
} from './call.ts';
import { cleanLogs } from './clean-logs.ts';
import type { MeteringDeps } from './deps.ts';
import { type Ended, release, replay, settle } from './end-call.ts';
import { endLease, forgetLongDead, livingProcesses, releaseOfDead, renewLease } from './lease.ts';
import { type MeteringLimits, meteringLimits } from './limits.ts';
import { Refusals } from './refusals.ts';
import { enter, reserve } from './reserve.ts';

/** What every authenticated call passes through: each ends in one log row, and is charged once or never. */
export interface Ledger {
  /** Whose key it is, a rate token and a credit. */
  enter(call: PresentedCall): Promise<Entry>;
  /** A rate token and a credit, or a failure of `meteringFailures` (which `refuse` then logs). */
  reserve(call: PaidCall): Promise<Reservation>;
  /** Takes what a call did without at first: a retry, when there is no kept result after all; a pipeline, for its steps. */
  claim(reservation: Reservation): Promise<Reservation>;
  settle(reservation: Reservation, success: Success): Promise<Settlement>;
  /** Logs a call that was answered with a kept result: a success that costs nothing. */
  replay(reservation: Reservation, success: Omit<Success, 'kept' | 'job'>): Promise<Settlement>;
  /** Logs a failed call, which costs nothing. Returns whether it was the first ending of the reservation. */
  release(ended: Ended, refusal: Refusal): Promise<boolean>;
  /** Logs a call that never got a reservation. 429 and 503 are written in batches. */
  refuse(call: Call, refusal: Refusal): Promise<void>;
  /** Writes what waits to be written. */
  flush(): Promise<void>;
  /**
   * Renews the lease of this process, and releases what dead ones had reserved; returns how many. To be called before
   * the first reservation, and then every `leaseRenewalMs`.
   */
  sweep(): Promise<number>;
  /** The processes whose lease has not ended: what others have left is nobody's. */
  living(): Promise<ReadonlySet<string>>;
  /** Empties what the log says of documents from before their account turned the GDPR service on. */
  cleanLogs(): Promise<void>;
  /** Flushes, and ends the lease. */
  close(): Promise<void>;
}

type LedgerOptions = Omit<MeteringDeps, 'limits'> & { readonly limits?: Partial<MeteringLimits> };

/** Memory stays bounded while the database is unavailable; the end of the process releases the rest. */
const limitsOfOwed = 10_000;

export function createLedger({ limits, ...options }: LedgerOptions): Ledger {
  const deps: MeteringDeps = { ...options, limits: { ...meteringLimits, ...limits } };
  const refusals = new Refusals(deps);
  /** Ends of calls that could not be written: while they are not, their credits stay reserved. */
  const owed: [Ended, Refusal][] = [];
  return {
    enter: (call) => enter(deps, call),
    reserve: (call) => reserve(deps, { call, takesCredit: !call.isRetry }),
    claim: ({ call, rate }) => reserve(deps, { call, takesCredit: true, rate }),
    settle: (reservation, success) => settle(deps, reservation, success),
    replay: (reservation, success) => replay(deps, reservation, success),
    release: async (ended, refusal) => {
      try {
        return await release(deps, ended, refusal);
      } catch (error) {
        // A job is taken up again instead.
        if (!refusal.job && owed.length < limitsOfOwed) owed.push([ended, refusal]);
        throw error;
      }
    },
    refuse: (call, refusal) => refusals.add(call, refusal),
    flush: () => refusals.flush(),
    sweep: async () => {
      await renewLease(deps);
      for (let next = owed[0]; next; next = owed[0]) {
        await release(deps, ...next);
        owed.shift();
      }
      const released = await releaseOfDead(deps);
      await forgetLongDead(deps);
      return released;
    },
    cleanLogs: () => cleanLogs(deps.database),
    living: () => livingProcesses(deps),
    close: async () => {
      await refusals.flush();
      await endLease(deps);
    },
  };
}
