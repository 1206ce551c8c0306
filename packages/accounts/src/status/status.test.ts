import type { Database } from '@pagesmith/database';
import { availableKinds, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIncidents } from './incidents.ts';
import { isWorkTaken, minuteOf, recordRound, takeProbeTurn } from './probes.ts';
import { readStatus } from './report.ts';

const start = new Date('2026-11-16T08:00:30.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe.each(availableKinds())('the status on the %s database', (kind) => {
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
});
