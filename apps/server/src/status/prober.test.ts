import { readStatus } from '@pagesmith/accounts';
import type { Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProber } from './prober.ts';

const start = new Date('2026-11-16T08:00:00.000Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const onError = (error: unknown) => {
  throw error;
};
let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

test('every component is probed once a minute, and minutes that the database was away for are counted afterwards', async () => {
  const clock = movableClock(start);
  const failing = new Set<string>();
  let isAway = false;
  const flaky: Database = {
    ...database,
    query: (...asked: Parameters<Database['query']>) =>
      isAway ? Promise.reject(new Error('away')) : database.query(...asked),
  };
  const answers = async (path: string) => !failing.has(path);
  const prober = createProber({ database: flaky, clock, answers, canMail: false, onError });
  await prober.round();
  await prober.round();
  clock.moveTo(after(1));
  failing.add('/health');
  isAway = true;
  await expect(prober.round()).rejects.toThrow('away');
  clock.moveTo(after(2));
  failing.clear();
  isAway = false;
  await prober.round();
  const { components } = await readStatus(database, after(2));
  const days = (upMinutes: number) => [{ day: '2026-11-16', probedMinutes: 3, upMinutes }];
  expect(components).toEqual([
    { component: 'api', state: 'up', days: days(2) },
    { component: 'jobs', state: 'up', days: days(2) },
    { component: 'dashboard', state: 'up', days: days(3) },
    { component: 'webhooks', state: 'up', days: days(2) },
    { component: 'mail', state: 'unknown', days: [] },
  ]);
});
