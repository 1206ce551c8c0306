import { accounts, type Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rotateSecrets } from '../secrets/rotate-secrets.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { boundedReport, omittedFrom } from './report.ts';
import { createReports } from './reports.ts';

const oldKey = 'the old key, which has 32 characters and more';
const newKey = 'the new key, which has 32 characters and more';
const start = new Date('2026-01-31T12:00:00Z');
const clock = movableClock(start);
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const renamed = (name: string) => ({
  code: 'field_renamed',
  words: { en: `${name} was renamed`, fr: `${name} a été renommé` },
});
const call = { id: 'call', accountId: 'ada', retentionMinutes: 5 };

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
  const [ada, bob] = ['ada', 'bob'].map((id) => ({
    id,
    email: `${id}@example.com`,
    name: id,
    passwordHash: 'none',
  }));
  if (ada && bob) await database.orm.insert(accounts).values([ada, bob]);
});
afterAll(() => database.close());

test('a report is kept for the retention time, for its account alone, and then it is gone', async () => {
  const reports = createReports({ database, clock, secrets: createSecrets({ secretKey: oldKey }) });
  await reports.keep(call, [renamed('nom\0\ud800')]);
  clock.moveTo(after(4));
  await reports.sweep();
  expect(await reports.find('ada', 'call')).toMatchObject({ counts: [{ code: 'field_renamed', count: 1 }] });
  expect(await reports.find('bob', 'call')).toBeUndefined();
  await reports.forget('bob', 'call');
  expect(await reports.find('ada', 'call')).toBeDefined();

  const secrets = createSecrets({ secretKey: newKey, previous: [oldKey] });
  expect(await rotateSecrets(database, secrets)).toBe(1);
  const anew = createReports({ database, clock, secrets: createSecrets({ secretKey: newKey }) });
  expect(await anew.find('ada', 'call')).toBeDefined();

  clock.moveTo(after(5));
  expect(await anew.find('ada', 'call')).toBeUndefined();
  await anew.sweep();
  expect(await database.query('SELECT id FROM call_reports')).toEqual([]);
});

test('a report has an end, and counts what it leaves out', () => {
  const short = boundedReport(
    Array.from({ length: 20_000 }, () => ({ code: 'x', words: { en: '', fr: '' } })),
  );
  const long = boundedReport(Array.from({ length: 5_000 }, () => renamed('n'.repeat(100_000))));
  for (const report of [short, long]) {
    expect(JSON.stringify(report).length).toBeLessThan(600_000);
    expect(report.warnings.length + omittedFrom(report)).toBe(report.counts[0]?.count);
    expect(omittedFrom(report)).toBeGreaterThan(0);
  }
});
