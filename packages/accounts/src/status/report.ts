import { serviceLevel, statusComponents } from '@pagesmith/catalog';
import type { ComponentStatus, PlannedWork, ProbedMonth, StatusReport } from '@pagesmith/contract';
import { type Database, probeDays } from '@pagesmith/database';
import { gt } from 'drizzle-orm';
import { listIncidents } from './incidents.ts';
import { listMaintenance } from './maintenance.ts';

const dayMs = 86_400_000;
/** A probe that is older says nothing about now. */
const freshMs = 3 * serviceLevel.probeSeconds * 1000;

/** What the status page shows: every component day by day, whole months, and the incidents and planned work of these days. */
export async function readStatus(database: Database, now: Date): Promise<StatusReport> {
  const since = new Date(now.getTime() - serviceLevel.shownDays * dayMs);
  const rows = await database.orm
    .select()
    .from(probeDays)
    .where(gt(probeDays.day, since.toISOString().slice(0, 10)))
    .orderBy(probeDays.day);
  const plannedWork = await listMaintenance(database, since);
  const components = statusComponents.map((component): ComponentStatus => {
    const days = rows.filter((row) => row.component === component);
    return {
      component,
      state: stateOf(days.at(-1), plannedWork, now),
      days: days.map(({ day, probedMinutes, upMinutes }) => ({ day, probedMinutes, upMinutes })),
    };
  });
  const [incidents, months] = [await listIncidents(database, since), await readMonths(database, now)];
  return { at: now.toISOString(), components, incidents, plannedWork, months };
}

function stateOf(
  last: typeof probeDays.$inferSelect | undefined,
  plannedWork: readonly PlannedWork[],
  now: Date,
): ComponentStatus['state'] {
  if (!last || now.getTime() - last.lastMinute.getTime() >= freshMs) return 'unknown';
  if (last.isUp) return 'up';
  const isPlanned = plannedWork.some(
    ({ components, startsAt, endsAt }) =>
      components.some((component) => component === last.component) &&
      new Date(startsAt) <= now &&
      now < new Date(endsAt),
  );
  return isPlanned ? 'planned' : 'down';
}

/** By whole months: that is what the service level agreement promises, and what its credits follow from. */
async function readMonths(database: Database, now: Date): Promise<ProbedMonth[]> {
  return database.query<ProbedMonth>(
    `SELECT to_char(day, 'YYYY-MM') AS month, component, sum(probed_minutes)::integer AS "probedMinutes",
       sum(up_minutes)::integer AS "upMinutes", sum(planned_minutes)::integer AS "plannedMinutes"
     FROM probe_days
     WHERE component = ANY ($2) AND day >= date_trunc('month', $1::timestamptz AT TIME ZONE 'UTC') - interval '2 months'
     GROUP BY 1, 2 ORDER BY 1 DESC, array_position($2, component)`,
    [now, serviceLevel.covered],
  );
}
