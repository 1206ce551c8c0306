import type { Call, PaidCall, Refusal, Reservation, Settlement, Success } from './call.ts';

/** What every authenticated call passes through: each ends in one log row, and is charged once or never. */
export interface Ledger {
  /** A rate token and a credit, or a failure of `meteringFailures` (which `refuse` then logs). */
  reserve(call: PaidCall): Promise<Reservation>;
  /** Takes the credit that a retry did without, when there is no kept result after all. */
  claim(retry: Reservation): Promise<Reservation>;
  settle(reservation: Reservation, success: Success): Promise<Settlement>;
  /** Logs a call that was answered with a kept result: a success that costs nothing. */
  replay(reservation: Reservation, success: Success): Promise<Settlement>;
  /** Logs a failed call, which costs nothing. Tells whether it was the first ending of the reservation. */
  release(reservation: Reservation, refusal: Refusal): Promise<boolean>;
  /** Logs a call that never got a reservation. 429 and 503 are written in batches. */
  refuse(call: Call, refusal: Refusal): Promise<void>;
  /** Writes what waits to be written. */
  flush(): Promise<void>;
  /**
   * Renews the lease of this process, and releases what dead ones had reserved; tells how many. To be called before
   * the first reservation, and then every `leaseRenewalMs`.
   */
  sweep(): Promise<number>;
  /** Flushes, and ends the lease. */
  close(): Promise<void>;
}
