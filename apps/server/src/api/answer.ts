import type { Rate, Reservation, Settlement, WorkLeft } from '@pagesmith/accounts';
import type { Language } from '@pagesmith/kernel';
import type { Operation } from '@pagesmith/operations';
import type { Warned } from '../engine/protocol.ts';

const warningsMax = 40;

/** Headers that belong to the result itself, and are kept with it. */
export function resultHeaders(
  { result }: Operation,
  warnings: readonly Warned[],
  language: Language,
): Record<string, string> {
  return {
    'content-type': result.kind === 'json' ? 'application/json; charset=utf-8' : result.mediaType,
    ...(result.kind !== 'json' && { 'content-disposition': `attachment; filename="${result.downloadName}"` }),
    ...(warnings.length > 0 && { 'x-pdf-warnings': warningsHeader(warnings, language) }),
  };
}

/** Headers that belong to this call: a retry of it has its own (RateLimit: draft-ietf-httpapi-ratelimit-headers). */
export function callHeaders({ rate }: Reservation, settlement: Settlement): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-credits-used': String(settlement.creditsUsed),
    'x-credits-remaining': String(settlement.creditsRemaining),
    ...limitHeaders(rate, settlement.work),
  };
}

/** Two policies: calls in a minute, and seconds of the processor. */
export const limitHeaders = (rate: Rate, work: WorkLeft): Record<string, string> => ({
  RateLimit: `"minute";r=${rate.remaining};t=${rate.resetSeconds}, "work";r=${work.remaining};t=${work.resetSeconds}`,
  'RateLimit-Policy': `"minute";q=${rate.limit};w=60, "work";q=${work.limit};qu="processor-seconds";w=${work.windowSeconds}`,
});

/** A JSON list in ASCII, because a header holds nothing else. */
function warningsHeader(warnings: readonly Warned[], language: Language): string {
  const told = warnings.slice(0, warningsMax).map(({ code, words }) => ({ code, message: words[language] }));
  const more = warnings.length - told.length;
  const list = JSON.stringify(more > 0 ? [...told, { code: 'more', count: more }] : told);
  return list.replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
