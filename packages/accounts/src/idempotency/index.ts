// One request under one Idempotency-Key is worked and charged once, however often it is sent.
// Here is who works on it and where its result lies; the file itself, and the charge, are kept elsewhere.
export { checkIdempotencyKey } from './check-key.ts';
export { idempotencyFailures } from './failures.ts';
export {
  type Beginning,
  type Idempotency,
  type IdempotencyDeps,
  type InTurn,
  type KeyedRequest,
  startIdempotency,
} from './idempotency.ts';
