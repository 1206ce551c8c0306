import { serviceLevel } from '@pagesmith/catalog';
import type { Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIncidents } from './incidents.ts';
import { createMaintenance } from './maintenance.ts';
import { isWorkTaken, minuteOf, recordRound, takeProbeTurn } from './probes.ts';
import { readStatus } from './report.ts';

const start = new Date('2026-11-16T08:00:30.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe.each(kindsForPlainSql())('the status on the %s database', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
  });
  afterAll(() => database.close());
  const statusOf = async (component: string, now: Date) =>
    (await readStatus(database, now)).components.find((one) => one.component === component);

  it('shows a stretch with no probe as not measured, never as up', async () => {
    expect(await statusOf('api', start)).toMatchObject({ state: 'unknown', days: [] });
    for (const [minute, isUp] of [
      [0, true],
      [1, true],
      [1, true],
      [2, false],
      [60, true],
    ] as const) {
      await recordRound(database, { minute: minuteOf(after(minute)), isUp: { api: isUp } });
    }
    const days = [{ day: '2026-11-16', probedMinutes: 4, upMinutes: 3 }];
    expect(await statusOf('api', after(61))).toEqual({ component: 'api', state: 'up', days });
    expect(await statusOf('api', after(70))).toEqual({ component: 'api', state: 'unknown', days });
    expect(await statusOf('mail', after(61))).toMatchObject({ state: 'unknown', days: [] });
    expect(await statusOf('api', after(91 * 24 * 60))).toMatchObject({ days: [] });
  });

  it('is probed by one process a minute', async () => {
    const turns = () => Promise.all([1, 2, 3].map(() => takeProbeTurn(database, minuteOf(after(5)))));
    expect((await turns()).filter(Boolean)).toHaveLength(1);
    expect(await takeProbeTurn(database, minuteOf(after(4)))).toBe(false);
    expect(await takeProbeTurn(database, minuteOf(after(6)))).toBe(true);
  });

  it('knows work that nobody takes', async () => {
    for (const kind of ['jobs', 'webhooks', 'mail'] as const) {
      expect(await isWorkTaken(database, kind, start)).toBe(true);
    }
    await database.query(
      `INSERT INTO mails (id, content_encrypted, secret_key_id, created_at) VALUES ('1', '', '-', $1)`,
      [start],
    );
    expect(await isWorkTaken(database, 'mail', after(14))).toBe(true);
    expect(await isWorkTaken(database, 'mail', after(16))).toBe(false);
  });

  it('tells of incidents in both languages, from the first word to the last', async () => {
    const clock = movableClock(start);
    const incidents = createIncidents(database, clock);
    const opened = await incidents.open({
      components: ['api'],
      titleEn: 'Calls are slow',
      titleFr: 'Les appels sont lents',
      textEn: 'We are looking.',
      textFr: 'Nous cherchons.',
    });
    clock.moveTo(after(10));
    await incidents.end({ id: opened.id, textEn: 'Mended.', textFr: 'Réparé.' });
    expect((await readStatus(database, after(20))).incidents).toEqual([
      {
        id: opened.id,
        components: ['api'],
        title: { en: 'Calls are slow', fr: 'Les appels sont lents' },
        startedAt: start.toISOString(),
        endedAt: after(10).toISOString(),
        updates: [
          { text: { en: 'We are looking.', fr: 'Nous cherchons.' }, at: start.toISOString() },
          { text: { en: 'Mended.', fr: 'Réparé.' }, at: after(10).toISOString() },
        ],
      },
    ]);
    await expect(incidents.open({ components: ['moon'] })).rejects.toMatchObject({ status: 400 });
    await expect(incidents.end({ id: 999, textEn: 'x', textFr: 'x' })).rejects.toMatchObject({ status: 404 });
  });

  it('planned work that was announced in time is left out of availability, up to the minutes of a month, and no more', async () => {
    const { maintenanceMinutesMax, maintenanceNoticeHours } = serviceLevel;
    const noticed = after((maintenanceNoticeHours + 1) * 60);
    const maintenance = createMaintenance(database, movableClock(start));
    const work = { components: ['api'], titleEn: 'A new disk', titleFr: 'Un nouveau disque' };
    const soon = { ...work, from: after(maintenanceNoticeHours * 60 - 1).toISOString(), minutes: 5 };
    await expect(maintenance.plan(soon)).rejects.toMatchObject({ code: 'maintenance_notice_short' });
    const planned = await maintenance.plan({
      ...work,
      from: noticed.toISOString(),
      minutes: maintenanceMinutesMax + 2,
    });
    const minuteAfter = (minutes: number) => minuteOf(new Date(noticed.getTime() + minutes * 60_000));
    const record = (minutes: number, isUp: boolean) =>
      recordRound(database, { minute: minuteAfter(minutes), isUp: { api: isUp, jobs: isUp } });
    for (let minute = -1; minute <= maintenanceMinutesMax; minute += 1) await record(minute, minute < 1);
    const inWork = await readStatus(database, minuteAfter(maintenanceMinutesMax));
    expect(inWork.plannedWork).toEqual([planned]);
    expect(inWork.components.map(({ state }) => state).slice(0, 2)).toEqual(['planned', 'down']);
    // Two minutes in it were up; the others are the whole allowance of the month.
    const dayOf = async (component: string) => (await statusOf(component, noticed))?.days.at(-1);
    expect(await dayOf('api')).toMatchObject({ probedMinutes: 2, upMinutes: 2 });
    expect(await dayOf('jobs')).toMatchObject({ probedMinutes: 2 + maintenanceMinutesMax, upMinutes: 2 });
    await record(maintenanceMinutesMax + 1, false);
    expect(await dayOf('api')).toMatchObject({ probedMinutes: 3, upMinutes: 2 });
    const { months } = await readStatus(database, noticed);
    expect(months.find(({ component }) => component === 'api')).toMatchObject({
      month: '2026-11',
      plannedMinutes: maintenanceMinutesMax,
    });
  });

  it('planned work that is called off is gone from the page, and what is over sooner ends there', async () => {
    const clock = movableClock(start);
    const maintenance = createMaintenance(database, clock);
    const plan = (day: number) =>
      maintenance.plan({
        components: ['mail'],
        titleEn: 'x',
        titleFr: 'x',
        from: after(day * 1_440).toISOString(),
        minutes: 60,
      });
    const [calledOff, shortened] = [await plan(5), await plan(6)];
    await maintenance.end({ id: calledOff.id });
    clock.moveTo(after(6 * 1_440 + 10));
    await maintenance.end({ id: shortened.id });
    const shown = (await readStatus(database, clock.now())).plannedWork;
    expect(shown.map(({ id }) => id)).not.toContain(calledOff.id);
    expect(shown.find(({ id }) => id === shortened.id)?.endsAt).toBe(minuteOf(clock.now()).toISOString());
    await expect(maintenance.end({ id: shortened.id })).rejects.toMatchObject({ status: 404 });
  });
});
