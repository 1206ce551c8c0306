import { idempotencyFailures } from './failures.ts';

/** The header's value; printable ASCII is all that a header may hold (RFC 9110, 5.5). */
export function checkIdempotencyKey(value: string): string {
  if (/^[\x20-\x7e]{1,255}$/.test(value)) return value;
  throw idempotencyFailures.idempotencyKeyInvalid();
}
