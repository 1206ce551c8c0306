import type { Ledger, Reservation } from '@pagesmith/accounts';
import { keyRefused, scopesFor } from './authenticate.ts';
import type { PlannedCall } from './callable.ts';

/** The reservation of a call whose steps are known now; fails when its key may not call one of them. */
export function withSteps(reservation: Reservation, { called, times }: PlannedCall): Reservation {
  if (!called) return reservation;
  const { scopes = [] } = reservation.call.key;
  for (const { operation } of called) {
    const accepted = scopesFor(operation);
    if (!accepted.some((scope) => scopes.includes(scope))) {
      throw keyRefused({ outcome: 'scopeMissing', scopes, accepted });
    }
  }
  const isProTool = called.some((step) => step.isProTool);
  return { ...reservation, call: { ...reservation.call, isProTool, steps: called, times } };
}

/** Takes the credits of a call that has come in without any: a retry, a pipeline, or bulk fill. */
export const claimSteps = async (
  reservation: Reservation,
  { ledger }: { readonly ledger: Pick<Ledger, 'claim'> },
): Promise<Reservation> => (reservation.call.isRetry ? ledger.claim(reservation) : reservation);
