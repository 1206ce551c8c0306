// One request under one Idempotency-Key is processed and charged once, however often it is sent.
// Here is who works on it and where its result lies; the file itself, and the charge, are kept elsewhere.
export { checkIdempotencyKey } from './check-key.ts';
export type { IdempotencyDeps } from './deps.ts';
export { idempotencyFailures } from './failures.ts';
export { type Idempotency, startIdempotency } from './idempotency.ts';
export type { Beginning, InTurn, KeyedRequest } from './keyed-request.ts';
