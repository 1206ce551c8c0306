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

/** `first`: work on it, then `Ledger.settle` with `kept`, or `fail`. `running`: another call works on it. */
export type Beginning =
  | { readonly state: 'first' | 'running' }
  | {
      readonly state: 'replay';
      readonly httpStatus: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly file: string;
    };

type Ended = Exclude<Beginning, { readonly state: 'first' | 'running' }> | { readonly state: 'first' };

export interface Idempotency {
  /** Whether the key has been used: such a call reserves as a retry, because a kept result is free. */
  isKnown(accountId: string, key: string): Promise<boolean>;
  /** Fails with `idempotencyKeyReused` or `resultExpired`. */
  begin(request: KeyedRequest): Promise<Beginning>;
  /** `begin` that waits while another call works on it; the signal ends the wait. */
  beginInTurn(request: KeyedRequest, signal?: AbortSignal): Promise<Ended>;
  /** Frees the key of a failed call. */
  fail(request: Pick<KeyedRequest, 'accountId' | 'key' | 'requestId'>): Promise<void>;
  /** Forgets what time or a dead process has ended; the files that nobody will ask for again. */
  sweep(): Promise<string[]>;
  close(): Promise<void>;
}
