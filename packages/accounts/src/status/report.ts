import { serviceLevel, statusComponents } from '@pagesmith/catalog';
import type { ComponentStatus, StatusReport } from '@pagesmith/contract';
import { type Database, probeDays } from '@pagesmith/database';
import { gt } from 'drizzle-orm';
import { listIncidents } from './incidents.ts';

const dayMs = 86_400_000;
/** A probe that is older says nothing about now. */
const freshMs = 3 * serviceLevel.probeSeconds * 1000;

/** What the status page shows: every component, day by day, and the incidents of these days. */
export async function readStatus(database: Database, now: Date): Promise<StatusReport> {
  const since = new Date(now.getTime() - serviceLevel.shownDays * dayMs);
  const rows = await database.orm
    .select()
    .from(probeDays)
    .where(gt(probeDays.day, since.toISOString().slice(0, 10)))
    .orderBy(probeDays.day);
  const components = statusComponents.map((component): ComponentStatus => {
    const days = rows.filter((row) => row.component === component);
    const last = days.at(-1);
    const isFresh = last !== undefined && now.getTime() - last.lastMinute.getTime() < freshMs;
    return {
      component,
      state: isFresh ? (last.isUp ? 'up' : 'down') : 'unknown',
      days: days.map(({ day, probedMinutes, upMinutes }) => ({ day, probedMinutes, upMinutes })),
    };
  });
  return { at: now.toISOString(), components, incidents: await listIncidents(database, since) };
}
