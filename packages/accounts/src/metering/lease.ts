import { processes, reservations } from '@pagesmith/database';
import { and, eq, gt, lte, ne, notExists, type SQL } from 'drizzle-orm';
import type { MeteringDeps } from './deps.ts';
import { release } from './end-call.ts';
import { meteringFailures } from './failures.ts';

const dayMs = 86_400_000;

export async function renewLease({ database, clock, limits, processId }: MeteringDeps): Promise<void> {
  const leaseUntil = new Date(clock.now().getTime() + limits.leaseMs);
  await database.orm
    .insert(processes)
    .values({ id: processId, leaseUntil, startedAt: clock.now() })
    .onConflictDoUpdate({ target: processes.id, set: { leaseUntil } });
}

/** The embedded database has one process at a time: every other is dead, whatever its lease says. */
function isDead({ database, processId }: MeteringDeps, leaseEndedBy: Date): SQL | undefined {
  const isOther = ne(processes.id, processId);
  return database.kind === 'embedded' ? isOther : and(isOther, lte(processes.leaseUntil, leaseEndedBy));
}

/** Every process that is alive, this one too. */
export async function livingProcesses({ database, clock, processId }: MeteringDeps): Promise<Set<string>> {
  if (database.kind === 'embedded') return new Set([processId]);
  const isAlive = gt(processes.leaseUntil, clock.now());
  const rows = await database.orm.select({ id: processes.id }).from(processes).where(isAlive);
  return new Set([processId, ...rows.map(({ id }) => id)]);
}

/** Tells how many reservations of dead processes were released. */
export async function releaseOfDead(deps: MeteringDeps): Promise<number> {
  const { database, clock } = deps;
  const now = clock.now();
  const left = await database.orm
    .select({ reservation: reservations })
    .from(reservations)
    .innerJoin(processes, eq(processes.id, reservations.processId))
    .where(isDead(deps, now));
  let released = 0;
  for (const { reservation } of left) {
    const { id, userId: accountId, apiKeyId: keyId, apiKeyName: keyName, createdAt } = reservation;
    const { operation, endpoint, method, processId } = reservation;
    const call = { id, key: { accountId, keyId, keyName }, operation, endpoint, method, isProTool: false };
    const isFirst = await release(
      deps,
      { call, subscriptionId: '' },
      {
        failure: meteringFailures.callInterrupted(),
        responseTimeMs: now.getTime() - createdAt.getTime(),
        inputBytes: 0,
        interrupted: processId === null ? undefined : { ifPrivate: true, processId, receivedAt: createdAt },
      },
    );
    if (isFirst) released += 1;
  }
  await forget(deps, isDead(deps, new Date(now.getTime() - dayMs)));
  return released;
}

/** One that only paused finds its row for a day, and goes on. */
const forget = ({ database: { orm } }: MeteringDeps, which: SQL | undefined) =>
  orm
    .delete(processes)
    .where(
      and(which, notExists(orm.select().from(reservations).where(eq(reservations.processId, processes.id)))),
    );

export const endLease = async (deps: MeteringDeps): Promise<void> => {
  await forget(deps, eq(processes.id, deps.processId));
};
