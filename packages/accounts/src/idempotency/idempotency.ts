import { begin } from './begin.ts';
import type { IdempotencyDeps } from './deps.ts';
import type { Beginning, InTurn, KeyedRequest } from './keyed-request.ts';
import { sweep } from './sweep.ts';
import { idempotencyChannel, startTurns } from './turns.ts';

export interface Idempotency {
  /** Fails with `idempotencyKeyReused`, `resultDelivered` or `resultExpired`. */
  begin(request: KeyedRequest): Promise<Beginning>;
  /** `begin` that waits while another call works on it; the signal ends the wait. */
  beginInTurn(request: KeyedRequest, signal?: AbortSignal): Promise<InTurn>;
  /** Frees the key of a failed call. */
  fail(request: Pick<KeyedRequest, 'accountId' | 'key' | 'requestId'>): Promise<void>;
  /** Forgets a result before its time; nobody can read its file any more. */
  forgetResult(accountId: string, file: string): Promise<void>;
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

const forgetStatement = `
UPDATE idempotency_records SET result_file = NULL, response_headers = NULL, key_encrypted = NULL
WHERE user_id = $1 AND result_file = $2`;

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
    forgetResult: async (accountId, file) => {
      await database.query(forgetStatement, [accountId, file]);
    },
    sweep: () => sweep(deps),
    close: () => turns.stop(),
  };
}
