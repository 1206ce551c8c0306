import { isStatusComponent, serviceLevel } from '@pagesmith/catalog';
import type { PlannedWork } from '@pagesmith/contract';
import { maintenanceWindows, type Queryable } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { filledTextUpTo } from '../arguments/parameters.ts';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import { components } from './components.ts';
import { statusFailures } from './failures.ts';
import { minuteOf } from './probes.ts';

/** What the operator announces on the status page: work during which a component may be down. */
interface Maintenance {
  plan(given: unknown): Promise<PlannedWork>;
  /** Called off before it begins, or over sooner than planned: from now on minutes count again. */
  end(given: unknown): Promise<PlannedWork>;
  list(): Promise<PlannedWork[]>;
}

const minuteMs = 60_000;
const hourMs = 3_600_000;
const title = filledTextUpTo(200);
const time: Parameter<string> = {
  schema: z.iso.datetime({ offset: true }),
  accepted: {
    en: 'Value must be a time such as 2027-01-15T02:00:00Z',
    fr: 'la valeur doit être une heure telle que 2027-01-15T02:00:00Z',
  },
};
const whole = (max: number, en: string, fr: string): Parameter<number> => ({
  schema: z.coerce.number().int().min(1).max(max),
  accepted: { en, fr },
});
const minutes = whole(
  1_440,
  'Value must be a number of minutes from 1 to 1440',
  'la valeur doit être un nombre de minutes de 1 à 1440',
);
export const plannedId = whole(
  Number.MAX_SAFE_INTEGER,
  'Value must be the number of planned work',
  'la valeur doit être le numéro de travaux prévus',
);
export const maintenanceParameters = { components, titleEn: title, titleFr: title, from: time, minutes };

export function createMaintenance(database: Queryable, clock: Clock): Maintenance {
  const { orm } = database;
  return {
    plan: async (given) => {
      const { from, minutes, ...facts } = readArguments(maintenanceParameters, given);
      const now = clock.now();
      const startsAt = minuteOf(new Date(from));
      if (startsAt.getTime() - now.getTime() < serviceLevel.maintenanceNoticeHours * hourMs) {
        throw statusFailures.maintenanceNoticeShort({ from });
      }
      const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
      const row = { ...facts, startsAt, endsAt, announcedAt: now };
      const [planned] = await orm.insert(maintenanceWindows).values(row).returning();
      if (!planned) throw new Error('Planned work was written and is not there.');
      return shown(planned);
    },
    end: async (given) => {
      const { id: wanted } = readArguments({ id: plannedId }, given);
      const now = clock.now();
      const is = and(eq(maintenanceWindows.id, wanted), gt(maintenanceWindows.endsAt, now));
      return database.transaction(async (transaction) => {
        const [row] = await transaction.orm.select().from(maintenanceWindows).where(is).for('update');
        if (!row) throw statusFailures.maintenanceAbsent({ id: wanted });
        if (minuteOf(now) <= row.startsAt) {
          await transaction.orm.delete(maintenanceWindows).where(is);
          return shown(row);
        }
        const endsAt = minuteOf(now);
        await transaction.orm.update(maintenanceWindows).set({ endsAt }).where(is);
        return shown({ ...row, endsAt });
      });
    },
    list: () => listMaintenance(database, new Date(0)),
  };
}

/** What was not over by then, the latest first. */
export const listMaintenance = (database: Queryable, since: Date): Promise<PlannedWork[]> =>
  read(database, gt(maintenanceWindows.endsAt, since));

async function read({ orm }: Queryable, which: SQL): Promise<PlannedWork[]> {
  const rows = await orm
    .select()
    .from(maintenanceWindows)
    .where(which)
    .orderBy(desc(maintenanceWindows.startsAt))
    .limit(100);
  return rows.map(shown);
}

const shown = (row: typeof maintenanceWindows.$inferSelect): PlannedWork => ({
  id: row.id,
  components: row.components.filter(isStatusComponent),
  title: { en: row.titleEn, fr: row.titleFr },
  startsAt: row.startsAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
});
