// What proves, beside the password, who somebody is: an authenticator app, recovery codes, passkeys; and proving it once
// more before something precious is shown or undone. Passwords, sessions and accounts themselves are identity's.
export { createFactors, type Factors } from './factors.ts';
export { factorFailures } from './failures.ts';
export { type FactorLimits, factorLimits } from './limits.ts';
export type { Passkey } from './passkeys.ts';
export { recoveryCodesCount } from './recovery-codes.ts';
export type { Challenge } from './second-factor.ts';
