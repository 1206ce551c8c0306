import type { Database } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import type { Secrets } from '../secrets/secrets.ts';
import { begin } from './begin.ts';
import { sweep } from './sweep.ts';
import { idempotencyChannel, startTurns } from './turns.ts';

export interface IdempotencyDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** The ledger's: its sweep says whether the process is alive. */
  readonly processId: string;
  readonly secrets: Secrets;
}

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

export interface Idempotency {
  /** Fails with `idempotencyKeyReused` or `resultExpired`. */
  begin(request: KeyedRequest): Promise<Beginning>;
  /** `begin` that waits while another call works on it; the signal ends the wait. */
  beginInTurn(request: KeyedRequest, signal?: AbortSignal): Promise<InTurn>;
  /** Frees the key of a failed call. */
  fail(request: Pick<KeyedRequest, 'accountId' | 'key' | 'requestId'>): Promise<void>;
  /** Forgets what time or a dead process has ended; the files that nobody will ask for again. */
  sweep(): Promise<string[]>;
  close(): Promise<void>;
}

const askAgainMs = 1_000;

const freeStatement = `
WITH freed AS (
  DELETE FROM idempotency_records WHERE user_id = $1 AND key = $2 AND request_id = $3 AND response_status IS NULL
  RETURNING key
)
SELECT pg_notify($4, $5) FROM freed`;

export async function startIdempotency(deps: IdempotencyDeps): Promise<Idempotency> {
  const { database } = deps;
  const turns = await startTurns(database, askAgainMs);
  return {
    begin: (request) => begin(deps, request),
    beginInTurn: async (request, signal) => {
      for (;;) {
        signal?.throwIfAborted();
        // Listens before it asks, so that no end goes unheard between the two.
        const turn = turns.wait(request.accountId, request.key, signal);
        try {
          const beginning = await begin(deps, request);
          if (beginning.state !== 'running') return beginning;
          await turn.comes;
        } finally {
          turn.forget();
        }
      }
    },
    fail: async ({ accountId, key, requestId }) => {
      const payload = JSON.stringify([accountId, key]);
      await database.query(freeStatement, [accountId, key, requestId, idempotencyChannel, payload]);
    },
    sweep: () => sweep(deps),
    close: () => turns.stop(),
  };
}
