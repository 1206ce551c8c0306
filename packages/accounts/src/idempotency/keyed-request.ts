/** A request under an idempotency key, all of whose parts have arrived. */
export interface KeyedRequest {
  readonly accountId: string;
  readonly key: string;
  /** Of all parts and options. */
  readonly requestHash: Uint8Array;
  /** The call's id, by which `Ledger.settle` keeps the result. */
  readonly requestId: string;
  readonly retentionMinutes: number;
}

/**
 * `first`: work on it, then `Ledger.settle` with `kept`, or `fail`. `running`: another call works on it. `job`: it has
 * become one.
 */
export type Beginning = InTurn | { readonly state: 'running' };

export type InTurn =
  | {
      readonly state: 'first';
      /** For the file of the result: the record alone has it, so that without the record nobody can read the file. */
      readonly key: Uint8Array;
    }
  | { readonly state: 'job'; readonly jobId: string }
  | {
      readonly state: 'replay';
      readonly httpStatus: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly file: string;
      readonly key: Uint8Array;
    };
