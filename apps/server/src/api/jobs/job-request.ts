import type { Reservation } from '@pagesmith/accounts';
import type { Language } from '@pagesmith/kernel';
import { type ReceivedPart, requestFailures } from '@pagesmith/operations';
import type { FastifyRequest } from 'fastify';

/** Everything that a job needs besides its files, because it runs later and perhaps in another process. */
export interface JobRequest {
  readonly reservation: Reservation;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
  readonly password: string | undefined;
  /** Where the result is sent before the job succeeds; absent in the version before. */
  readonly deliverTo?: string | undefined;
  /** How long the processor worked before it was accepted. */
  readonly processorMs?: number | undefined;
  /** Files are referred to by their names in the vault. */
  readonly parts: readonly ReceivedPart[];
}

const asyncOption = 'async';

/** Whether the caller would rather not wait: by the option, else by its preference (RFC 7240, 4.1). */
export function wantsJob({ headers, query }: FastifyRequest): boolean {
  const option = (query as Record<string, string>)[asyncOption];
  if (option === 'true') return true;
  if (option === 'false') return false;
  if (option !== undefined) throw requestFailures.queryOptionNotFlag({ option: asyncOption });
  if (headers.prefer === undefined) return false;
  return String(headers.prefer)
    .split(',')
    .some((preference) => preference.trim().toLowerCase() === 'respond-async');
}

/** What the operation itself is asked for. */
export function queryOf({ query }: FastifyRequest): Record<string, string> {
  const { [asyncOption]: _async, answer: _answer, ...rest } = query as Record<string, string>;
  return rest;
}
