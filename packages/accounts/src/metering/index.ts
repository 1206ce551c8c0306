// What calls cost: rate, credits, charges and the log, exact under concurrency and across processes.
// A call is an id, a key and sizes here: no operation is named, and no file is seen.
export type {
  AuthenticatedKey,
  Call,
  CalledStep,
  Entry,
  JobEnding,
  JobSuccess,
  KeptResult,
  PaidCall,
  PresentedCall,
  Rate,
  Refusal,
  Reservation,
  Settlement,
  Success,
  WorkLeft,
} from './call.ts';
export { expireLog } from './expire-log.ts';
export { meteringFailures } from './failures.ts';
export { createLedger, type Ledger } from './ledger.ts';
export { type MeteringLimits, meteringLimits } from './limits.ts';
