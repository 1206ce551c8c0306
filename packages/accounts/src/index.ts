// Customers and what belongs to them: identity, documents, keys, usage, mail and tickets.
// Rules and data without a web framework: the server gives them addresses, and no PDF is known here.
export * from './activity/index.ts';
export * from './announcements/index.ts';
export { argumentFailures, argumentInvalid, argumentMissing } from './arguments/failures.ts';
export { emailAddress, filledTextUpTo, oneOf, textUpTo, wireId } from './arguments/parameters.ts';
export { type Parameter, readArguments } from './arguments/read-arguments.ts';
export * from './billing/index.ts';
export * from './deletion-proofs/index.ts';
export * from './documents/index.ts';
export * from './factors/index.ts';
export * from './figures/index.ts';
export * from './files/index.ts';
export * from './idempotency/index.ts';
export { type Account, awaitsFactor, type Session, type SignedIn, type Visitor } from './identity/account.ts';
export type { IdentityDeps, RelyingParty } from './identity/deps.ts';
export { type Device, deviceOf } from './identity/device.ts';
export { identityFailures } from './identity/failures.ts';
export { createIdentity, type Identity } from './identity/identity.ts';
export { type IdentityLimits, identityLimits } from './identity/limits.ts';
export { createPasswords, type PasswordCost, type Passwords, passwordCost } from './identity/passwords.ts';
export type { EmailProof } from './identity/prove-email.ts';
export type { CompletedRecovery, Recovery } from './identity/recovery.ts';
export { type NewSession, sessionsEndedChannel } from './identity/sessions.ts';
export { sweepExpired } from './identity/sweep.ts';
export * from './jobs/index.ts';
export * from './keys/index.ts';
export * from './logs/index.ts';
export { createMailbox, type Mail, type Mailbox, type SendMail } from './mail/mailbox.ts';
export { type Postman, startPostman } from './mail/postman.ts';
export { askMailServer, sendBySmtp } from './mail/send-by-smtp.ts';
export * from './metering/index.ts';
export * from './operators/index.ts';
export { pageLimitMax, pagingFailures, readPage } from './paging.ts';
export * from './pipelines/index.ts';
export * from './realtime/index.ts';
export * from './reports/index.ts';
export { createRounds, type Rounds } from './rounds.ts';
export { secretsFailures } from './secrets/failures.ts';
export { keepSecretKey, keptSecretKey } from './secrets/kept-secret-key.ts';
export { placesOfUnknownKeys } from './secrets/places-of-unknown-keys.ts';
export { rotateSecrets } from './secrets/rotate-secrets.ts';
export { createSecrets, type SecretKeys, type Secrets } from './secrets/secrets.ts';
export * from './security-log/index.ts';
export * from './status/index.ts';
export * from './storage/index.ts';
export { throttleFailures } from './throttle/failures.ts';
export { networkOf } from './throttle/network-of.ts';
export {
  createThrottle,
  type Throttle,
  type ThrottledEvent,
  type ThrottleRule,
} from './throttle/throttle.ts';
export * from './tickets/index.ts';
export * from './webhooks/index.ts';
