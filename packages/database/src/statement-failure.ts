import { databaseFailures } from './failures.ts';
import type { Limits } from './limits.ts';

/**
 * What PostgreSQL says of a value that it cannot take: out of range (22003, 22008), no date (22007), no text of its
 * encoding, as one with a NUL (22021), no JSON that it can keep (22P05), no value of its type (22P02).
 */
const unstorable = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

/** The server went away in the middle, is not back yet, or cannot be reached (SQLSTATE classes 08 and 57P). */
const isAway = (error: Error): boolean =>
  /^Connection terminated|^Client has encountered a connection error/.test(error.message) ||
  ('code' in error &&
    /^(08...|57P0[1-3]|53300|E(CONNREFUSED|CONNRESET|PIPE|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|TIMEDOUT))$/.test(
      String(error.code),
    ));

/** What the client library says in its own way, and what a caller's value can cause, gets the words of this room. */
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
  if ('code' in error && unstorable.has(String(error.code))) {
    return databaseFailures.valueUnstorable({ cause: error });
  }
  if (isAway(error instanceof AggregateError ? (error.errors[0] ?? error) : error)) {
    return databaseFailures.databaseAway({ cause: error });
  }
  return /after calling end on the pool/.test(error.message) ? databaseFailures.databaseClosed() : error;
}
