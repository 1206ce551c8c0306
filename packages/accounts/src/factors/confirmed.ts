import { policy } from '@pagesmith/catalog';
import type { Session } from '../identity/account.ts';
import type { IdentityDeps } from '../identity/deps.ts';
import { factorFailures } from './failures.ts';

const minuteMs = 60_000;

/** Whether the session's owner confirmed being there a short time ago: by signing in, or when asked again. */
export function isConfirmed({ clock }: Pick<IdentityDeps, 'clock'>, { confirmedAt }: Session): boolean {
  return clock.now().getTime() - confirmedAt.getTime() < policy.confirmationMinutes * minuteMs;
}

/** For what a borrowed or stolen session must not do. */
export function requireConfirmed(deps: Pick<IdentityDeps, 'clock'>, session: Session): void {
  if (!isConfirmed(deps, session)) throw factorFailures.userChallengeRequired();
}
