import { processes, reservations } from '@pagesmith/database';
import { and, eq, lt, ne, notExists, type SQL, sql } from 'drizzle-orm';
import type { MeteringDeps } from './deps.ts';
import { release } from './end-call.ts';
import { meteringFailures } from './failures.ts';

// Leases are kept and judged by the database's clock: those of the machines may differ.
const renewStatement = `
INSERT INTO processes AS held (id, lease_until, started_at, engine)
VALUES ($1, now() + make_interval(secs => $2), now(), $3)
ON CONFLICT (id) DO UPDATE SET lease_until = excluded.lease_until, engine = excluded.engine,
  held_since = CASE WHEN held.lease_until > now() THEN held.held_since ELSE now() END`;

export async function renewLease({ database, limits, processId, engine }: MeteringDeps): Promise<void> {
  await database.query(renewStatement, [
    processId,
    limits.leaseMs / 1000,
    JSON.stringify(engine?.() ?? null),
  ]);
}

/** The embedded database has one process at a time: every other is dead, whatever its lease says. */
const isDead = ({ database, processId }: MeteringDeps): SQL =>
  database.kind === 'embedded'
    ? ne(processes.id, processId)
    : sql`is_process_dead(${processes.id}, ${processId})`;

/** Every process that is alive or may be, this one too: what the others left is deleted. */
export async function livingProcesses({ database, processId }: MeteringDeps): Promise<Set<string>> {
  if (database.kind === 'embedded') return new Set([processId]);
  const mayLive = sql`NOT is_process_dead(${processes.id}, ${processId})`;
  const rows = await database.orm.select({ id: processes.id }).from(processes).where(mayLive);
  return new Set([processId, ...rows.map(({ id }) => id)]);
}

/** Returns how many reservations of dead processes were released. */
export async function releaseOfDead(deps: MeteringDeps): Promise<number> {
  const { database, clock } = deps;
  const left = await database.orm
    .select({ reservation: reservations })
    .from(reservations)
    .innerJoin(processes, eq(processes.id, reservations.processId))
    .where(isDead(deps));
  let released = 0;
  for (const { reservation } of left) {
    const { id, userId: accountId, apiKeyId: keyId, apiKeyName: keyName, createdAt } = reservation;
    const { operation, endpoint, method, mode, processId } = reservation;
    const call = {
      id,
      key: { accountId, keyId, keyName, mode },
      operation,
      endpoint,
      method,
      isProTool: false,
    };
    const isFirst = await release(
      deps,
      { call, subscriptionId: '' },
      {
        failure: meteringFailures.callInterrupted(),
        responseTimeMs: clock.now().getTime() - createdAt.getTime(),
        inputBytes: 0,
        interrupted: processId === null ? undefined : { ifPrivate: true, processId, receivedAt: createdAt },
      },
    );
    if (isFirst) released += 1;
  }
  return released;
}

/** One that only paused finds its row for a day, and goes on. */
export async function forgetLongDead(deps: MeteringDeps): Promise<void> {
  await forget(deps, lt(processes.leaseUntil, sql`now() - interval '1 day'`));
}

const forget = ({ database: { orm } }: MeteringDeps, which: SQL) =>
  orm
    .delete(processes)
    .where(
      and(which, notExists(orm.select().from(reservations).where(eq(reservations.processId, processes.id)))),
    );

export const endLease = async (deps: MeteringDeps): Promise<void> => {
  await forget(deps, eq(processes.id, deps.processId));
};
