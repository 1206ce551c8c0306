// The people who run the service, what each role may do, and what they did. Operators are not customers: they have tables,
// sessions and routes of their own. What an action changes belongs to the room of that noun; here it is allowed,
// confirmed and written down.
export { type Actor, commandActor } from './actor.ts';
export { type Verification, verifyAudit } from './audit/verify.ts';
export type { OperatorDeps } from './deps.ts';
export { operatorFailures } from './failures.ts';
export { type OperatorLimits, operatorLimits } from './limits.ts';
export { actionsOf, createOperators, type OfferedAction, type Operators } from './operators.ts';
export { type ActionName, actionNames, mayDo, permissions, type Role, roles } from './roles.ts';
