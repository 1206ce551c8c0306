import { isStatusComponent } from '@pagesmith/catalog';
import type { Incident } from '@pagesmith/contract';
import { incidents, incidentUpdates, type Queryable } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import { asc, desc, eq, gte, inArray, isNull, or, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { filledTextUpTo } from '../arguments/parameters.ts';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import { components } from './components.ts';
import { statusFailures } from './failures.ts';

/** What the operator writes about an incident; customers read it on the status page. */
interface Incidents {
  open(given: unknown): Promise<Incident>;
  update(given: unknown): Promise<Incident>;
  /** With a last word. */
  end(given: unknown): Promise<Incident>;
  list(): Promise<Incident[]>;
}

const id: Parameter<number> = {
  schema: z.coerce.number().int().min(1),
  accepted: {
    en: 'Value must be the number of an incident',
    fr: 'la valeur doit être le numéro d’un incident',
  },
};
const text = filledTextUpTo(2_000);
export const incidentParameters = {
  components,
  titleEn: filledTextUpTo(200),
  titleFr: filledTextUpTo(200),
  textEn: text,
  textFr: text,
};
export const updateParameters = { id, textEn: text, textFr: text };

export function createIncidents(database: Queryable, clock: Clock): Incidents {
  const read = async (incidentId: number): Promise<Incident> => {
    const [found] = await readIncidents(database, eq(incidents.id, incidentId));
    if (!found) throw statusFailures.incidentAbsent({ id: incidentId });
    return found;
  };
  const say = async (given: unknown, isLast: boolean): Promise<Incident> => {
    const { id: incidentId, textEn, textFr } = readArguments(updateParameters, given);
    await read(incidentId);
    const now = clock.now();
    await database.transaction(async ({ orm }) => {
      await orm.insert(incidentUpdates).values({ incidentId, textEn, textFr, createdAt: now });
      if (isLast) await orm.update(incidents).set({ endedAt: now }).where(eq(incidents.id, incidentId));
    });
    return read(incidentId);
  };
  return {
    open: async (given) => {
      const { textEn, textFr, ...incident } = readArguments(incidentParameters, given);
      const now = clock.now();
      const opened = await database.transaction(async ({ orm }) => {
        const [row] = await orm
          .insert(incidents)
          .values({ ...incident, startedAt: now })
          .returning({ id: incidents.id });
        if (!row) throw new Error('An incident was written and is not there.');
        await orm.insert(incidentUpdates).values({ incidentId: row.id, textEn, textFr, createdAt: now });
        return row.id;
      });
      return read(opened);
    },
    update: (given) => say(given, false),
    end: (given) => say(given, true),
    list: () => listIncidents(database, new Date(0)),
  };
}

/** Those that began since, and those still going on; newest first. */
export const listIncidents = (database: Queryable, since: Date): Promise<Incident[]> =>
  readIncidents(database, or(gte(incidents.startedAt, since), isNull(incidents.endedAt)));

async function readIncidents({ orm }: Queryable, which: SQL | undefined): Promise<Incident[]> {
  const rows = await orm.select().from(incidents).where(which).orderBy(desc(incidents.id)).limit(100);
  if (rows.length === 0) return [];
  const updates = await orm
    .select()
    .from(incidentUpdates)
    .where(
      inArray(
        incidentUpdates.incidentId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(incidentUpdates.id));
  return rows.map((row) => ({
    id: row.id,
    components: row.components.filter(isStatusComponent),
    title: { en: row.titleEn, fr: row.titleFr },
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    updates: updates
      .filter(({ incidentId }) => incidentId === row.id)
      .map(({ textEn, textFr, createdAt }) => ({
        text: { en: textEn, fr: textFr },
        at: createdAt.toISOString(),
      })),
  }));
}
