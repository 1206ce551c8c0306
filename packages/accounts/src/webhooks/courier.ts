import { createRounds } from '../rounds.ts';
import { attempt } from './attempt.ts';
import type { CourierDeps } from './deps.ts';
import { takeDue } from './take-due.ts';

export interface Courier {
  /** Looks for what is due, now and while the server runs, and whenever the database announces more. */
  start(): Promise<void>;
  /** Something may be due. */
  wake(): void;
  /** Resolves when nothing is under way any more, and nothing was due. */
  settled(): Promise<void>;
  /** Takes nothing more, and ends after the attempts that are under way. */
  stop(): Promise<void>;
}

/** Delivers what is due: many at a time, but few of each endpoint, so that no receiver holds up another. */
export function createCourier(deps: CourierDeps): Courier {
  const { database, clock, limits, onError } = deps;
  const underWay = new Map<Promise<void>, string>();
  let endListening: (() => Promise<void>) | undefined;

  const take = async () => {
    const countMax = limits.attemptsMax - underWay.size;
    if (countMax <= 0) return;
    const { leaseMs, attemptsPerEndpointMax: perEndpointMax } = limits;
    const counts = countOf(underWay.values());
    const taken = await takeDue(database, {
      now: clock.now(),
      leaseMs,
      underWay: counts,
      perEndpointMax,
      countMax,
    });
    for (const one of taken) {
      const work = attempt(deps, one)
        .catch(onError)
        .finally(() => {
          underWay.delete(work);
          rounds.wake();
        });
      underWay.set(work, one.endpointId);
    }
    if (taken.length > 0) rounds.wake();
  };
  const rounds = createRounds(take, onError);
  const settled = async () => {
    while (rounds.current() || underWay.size > 0) await Promise.all([rounds.current(), ...underWay.keys()]);
  };
  return {
    start: async () => {
      endListening = await database.listen('webhooks', rounds.wake);
      rounds.repeat(limits.roundMs);
      rounds.wake();
    },
    wake: rounds.wake,
    settled,
    stop: async () => {
      await Promise.all([rounds.stop(), endListening?.()]);
      await settled();
    },
  };
}

function countOf(names: Iterable<string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
