// What an account's owner should be able to notice: sign-ins, and what was done to keys, secrets and the account itself.
// It is written by whatever does these things, and shown to the owner alone; the log of calls is elsewhere.
export { listSecurityEvents, type SecurityEvent } from './list.ts';
export { type Notice, notifyOwner } from './notify-owner.ts';
export {
  type NewSecurityEvent,
  recordSecurityEvent,
  type SecurityEventKind,
  type SecurityFacts,
} from './record.ts';
