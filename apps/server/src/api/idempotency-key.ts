import { createHash } from 'node:crypto';
import { checkIdempotencyKey } from '@pagesmith/accounts';
import type { FastifyRequest } from 'fastify';

/** The caller's name for this request, so that sending it again does not run it again. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  return key === undefined ? undefined : checkIdempotencyKey(String(key));
}

/** Everything that decides the answer: the operation, its options, the password and all parts. */
export function hashOf(
  operation: string,
  query: Readonly<Record<string, string>>,
  password: string,
  parts: string,
): Buffer {
  const options = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([operation, options, password, parts]))
    .digest();
}
