import {
  countsOf,
  type Rate,
  type ReportedWarning,
  type Reservation,
  type Settlement,
  type WarningCount,
  type WorkLeft,
} from '@pagesmith/accounts';
import type { Result } from '@pagesmith/operations';
import { reportPath } from './reports.ts';

/** Proxies drop an answer whose headers exceed their buffers (4 KB by default), even though it was charged. */
const warningsBytesMax = 1_024;

/** Headers that belong to the result itself, and are kept with it. */
export function resultHeaders(
  { result }: { readonly result: Result },
  warnings: readonly ReportedWarning[],
  callId: string,
): Record<string, string> {
  return {
    'content-type': result.kind === 'json' ? 'application/json; charset=utf-8' : result.mediaType,
    ...(result.kind !== 'json' && { 'content-disposition': `attachment; filename="${result.downloadName}"` }),
    ...(warnings.length > 0 && {
      'x-pdf-warnings': warningsHeader(countsOf(warnings)),
      'x-report': reportPath(callId),
    }),
  };
}

/** Of an answer that stands in the place of the result: its warnings, and nothing of its form. */
export function jsonHeaders(headers: Record<string, string>): Record<string, string> {
  const { 'content-disposition': _name, ...rest } = headers;
  return { ...rest, 'content-type': 'application/json; charset=utf-8' };
}

/** Headers that belong to this call only: a retry gets its own (RateLimit: draft-ietf-httpapi-ratelimit-headers). */
export function callHeaders(reservation: Reservation, settlement: Settlement): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-credits-used': String(settlement.creditsUsed),
    'x-credits-remaining': String(settlement.creditsRemaining),
    ...trialHeaders(reservation),
    ...testHeaders(reservation),
    ...limitHeaders(reservation.rate, settlement.work),
  };
}

/** Its presence says that the call is a trial of a Pro Tool. */
export const trialHeaders = ({ trialsRemaining }: Reservation): Record<string, string> =>
  trialsRemaining === undefined ? {} : { 'x-trials-remaining': String(trialsRemaining) };

/** Its presence says that a test key made the call. */
export const testHeaders = ({ isTest }: Reservation): Record<string, string> =>
  isTest ? { 'x-test-call': 'true' } : {};

/** Two policies: calls in a minute, and seconds of the processor. */
export const limitHeaders = (rate: Rate, work: WorkLeft): Record<string, string> => ({
  RateLimit: `"minute";r=${rate.remaining};t=${rate.resetSeconds}, "work";r=${work.remaining};t=${work.resetSeconds}`,
  'RateLimit-Policy': `"minute";q=${rate.limit};w=60, "work";q=${work.limit};qu="processor-seconds";w=${work.windowSeconds}`,
});

/** A JSON list in ASCII, the only thing a header can hold; what does not fit is counted as `more`. */
export function warningsHeader(counts: readonly WarningCount[]): string {
  for (let listed = counts.length; listed > 0; listed -= 1) {
    const more = counts.slice(listed).reduce((sum, { count }) => sum + count, 0);
    const list = inAscii([...counts.slice(0, listed), ...(more > 0 ? [{ code: 'more', count: more }] : [])]);
    if (list.length <= warningsBytesMax) return list;
  }
  return inAscii([{ code: 'more', count: counts.reduce((sum, { count }) => sum + count, 0) }]);
}

const inAscii = (list: readonly WarningCount[]): string =>
  JSON.stringify(list).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
