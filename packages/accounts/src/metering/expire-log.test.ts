import { apiRequests, charges, type Database } from '@pagesmith/database';
import { kindsForPlainSql, temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireLog } from './expire-log.ts';
import { meteredAccount, start } from './testing/metered-account.ts';

const dayMs = 86_400_000;
const daysAfter = (days: number) => new Date(start.getTime() + days * dayMs);

describe.each(kindsForPlainSql())('log rows on the %s database', (kind) => {
  const clock = movableClock(start);
  let database: Database;
  let userId: string;
  let pauses = 0;
  const retention = () => ({
    database,
    clock,
    days: 395,
    rowsPerBatch: 4,
    pause: async () => {
      pauses += 1;
    },
  });
  const left = () => database.orm.$count(apiRequests, eq(apiRequests.userId, userId));
  beforeAll(async () => {
    database = await temporaryDatabase(kind);
    userId = (await meteredAccount(database, 'premium')).accountId;
    const row = { userId, apiKeyId: 'key', apiKeyName: 'Main', endpoint: '/fill-pdf', method: 'POST' };
    const rows = Array.from({ length: 10 }, (_, day) => ({
      ...row,
      id: `row-${day}`,
      status: 'success' as const,
      httpStatus: 200,
      responseTimeMs: 1,
      createdAt: daysAfter(day),
    }));
    await database.orm.insert(apiRequests).values(rows);
    const charge = { userId, kind: 'overage', amountMills: 105, periodStartedAt: start };
    await database.orm.insert(charges).values({ ...charge, requestId: 'row-0' });
  });
  afterAll(() => database.close());

  it('stay for their time', async () => {
    clock.moveTo(daysAfter(395));
    expect(await expireLog(retention())).toBe(0);
  });

  it('expire after it in small batches, and what was charged for them stays', async () => {
    clock.moveTo(daysAfter(395 + 8.5));
    expect(await expireLog(retention())).toBe(9);
    expect(pauses).toBe(2);
    expect(await left()).toBe(1);
    expect(await database.orm.$count(charges, eq(charges.userId, userId))).toBe(1);
  });
});
