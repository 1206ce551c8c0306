import { readFileSync } from 'node:fs';
import { policy } from '@pagesmith/catalog';
import { contactMessages, type Database } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock, uniqueId } from '@pagesmith/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount } from './documents/account-for-tests.ts';
import { identityLimits } from './identity/limits.ts';
import { sweepExpired } from './identity/sweep.ts';

const functionText = (name: string) =>
  readFileSync(new URL(`../../database/functions/${name}.sql`, import.meta.url), 'utf8');
const dayMs = 86_400_000;

describe('the privacy page says how long', () => {
  let database: Database;
  beforeAll(async () => {
    database = await temporaryDatabase();
  });
  afterAll(() => database.close());

  it('jobs and Idempotency-Keys are known, as the database has it', () => {
    expect(functionText('end-job')).toContain(`interval '${policy.jobDays} days'`);
    for (const name of ['accept-job', 'end-call']) {
      expect(functionText(name)).toContain(`interval '${policy.idempotencyKeyHours} hours'`);
    }
  });

  it('a network address stays in a counter', () => {
    const rules = Object.values(identityLimits).filter((rule) => typeof rule === 'object');
    expect(rules.length).toBeGreaterThan(8);
    for (const { windowMs } of rules) expect(windowMs).toBeLessThanOrEqual(policy.throttleHours * 3_600_000);
  });

  it('messages of people who are not signed in are kept, and deletes them then', async () => {
    const start = new Date('2026-11-16T08:00:00.000Z');
    const accountId = await addAccount(database);
    const message = { name: 'Ada', email: 'ada@example.com', reason: 'sales', message: 'Hello' };
    await database.orm.insert(contactMessages).values([
      { ...message, id: uniqueId(), createdAt: start },
      { ...message, id: uniqueId(), createdAt: start, accountId },
    ]);
    const sweepAfter = (days: number) =>
      sweepExpired(database, movableClock(new Date(start.getTime() + days * dayMs)));
    await sweepAfter(policy.strangersMessageDays - 1);
    expect(await database.orm.$count(contactMessages)).toBe(2);
    await sweepAfter(policy.strangersMessageDays + 1);
    expect(await database.orm.select().from(contactMessages)).toMatchObject([{ accountId }]);
  });
});
