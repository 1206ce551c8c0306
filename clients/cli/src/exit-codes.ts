import { ConnectionError, PagesmithError } from '@pagesmith/client';

/** Wrong use of the command line, in the words of the reader. */
export class UsageError extends Error {}

export const exitCodes = {
  done: 0,
  refused: 1,
  usage: 2,
  key: 3,
  limit: 4,
  server: 5,
  unreachable: 6,
} as const;

export function exitCodeOf(error: unknown): number {
  if (error instanceof ConnectionError) return exitCodes.unreachable;
  if (!(error instanceof PagesmithError)) return exitCodes.usage;
  if (error.status === 401 || error.status === 403) return exitCodes.key;
  if (error.status === 429) return exitCodes.limit;
  return error.status >= 500 ? exitCodes.server : exitCodes.refused;
}
