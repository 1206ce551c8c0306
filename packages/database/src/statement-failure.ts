import { databaseFailures } from './failures.ts';
import type { Limits } from './pooled-database.ts';

/** What the client library says in its own way gets the words of this room; the database's own errors stay. */
export function statementFailure(error: unknown, limits: Limits): unknown {
  if (!(error instanceof Error)) return error;
  const isCanceled = 'code' in error && error.code === '57014';
  if (isCanceled || error.message === 'Query read timeout') {
    return databaseFailures.statementTimedOut(
      { seconds: limits.statementTimeoutMs / 1000 },
      { cause: error },
    );
  }
  if (/^timeout exceeded when trying to connect/.test(error.message)) {
    return databaseFailures.databaseBusy({ seconds: limits.waitTimeoutMs / 1000 }, { cause: error });
  }
  return /after calling end on the pool/.test(error.message) ? databaseFailures.databaseClosed() : error;
}
