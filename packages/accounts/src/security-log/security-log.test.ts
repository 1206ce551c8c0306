import { policy } from '@pagesmith/catalog';
import { type Database, securityEvents } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../documents/account-for-tests.ts';
import { visitorAt } from '../identity/testing/identity-at.ts';
import { listSecurityEvents } from './list.ts';
import { recordFailedSignIn, recordSecurityEvent, securityEventsMax } from './record.ts';
import { sweepSecurityLog } from './sweep.ts';

const visitor = visitorAt('192.0.2.8');
const now = new Date('2026-11-15T08:00:00.000Z');
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

test('the log of an account is paged, newest first, and tells nothing of another', async () => {
  const [ada, grace] = [await addAccount(database), await addAccount(database)];
  for (const name of ['one', 'two', 'three']) {
    await recordSecurityEvent(database, { accountId: ada, kind: 'key_created', visitor, facts: { name } });
  }
  await recordSecurityEvent(database, { accountId: grace, kind: 'sign_in', visitor });
  const first = await listSecurityEvents(database, ada, { limit: 2 });
  expect(first).toMatchObject([
    { kind: 'key_created', facts: { name: 'three' }, address: '192.0.2.8', userAgent: 'test' },
    { facts: { name: 'two' } },
  ]);
  const rest = await listSecurityEvents(database, ada, { limit: '2', before: String(first[1]?.id) });
  expect(rest).toMatchObject([{ facts: { name: 'one' } }]);
  await expect(listSecurityEvents(database, ada, { limit: 101 })).rejects.toMatchObject({ status: 400 });
});

test('a thousand wrong guesses in an hour are one row with their number', async () => {
  const ada = await addAccount(database);
  for (let count = 0; count < 12; count += 1) await recordFailedSignIn(database, ada, visitor, now);
  await recordFailedSignIn(database, ada, visitor, after(1));
  expect(await listSecurityEvents(database, ada)).toMatchObject([{ occurrences: 1 }, { occurrences: 12 }]);
});

test('an account keeps its newest events, and no more than it may have', async () => {
  const ada = await addAccount(database);
  await database.query(
    `INSERT INTO security_events (account_id, kind) SELECT $1, 'sign_in' FROM generate_series(1, $2::int4)`,
    [ada, securityEventsMax],
  );
  await recordSecurityEvent(database, { accountId: ada, kind: 'key_deleted' });
  const isTheirs = eq(securityEvents.accountId, ada);
  expect(await database.orm.$count(securityEvents, isTheirs)).toBe(securityEventsMax);
  expect((await listSecurityEvents(database, ada, { limit: 1 }))[0]?.kind).toBe('key_deleted');
});

test('events are deleted when their time is over, and not before', async () => {
  const ada = await addAccount(database);
  await recordSecurityEvent(database, { accountId: ada, kind: 'sign_in', at: now });
  await sweepSecurityLog(database, after(policy.securityLogDays - 1));
  expect(await listSecurityEvents(database, ada)).toHaveLength(1);
  await sweepSecurityLog(database, after(policy.securityLogDays + 1));
  expect(await listSecurityEvents(database, ada)).toEqual([]);
});
