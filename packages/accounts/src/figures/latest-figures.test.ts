import { type Database, subscriptions } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, addCalls } from '../documents/account-for-tests.ts';
import { latestFigures } from './latest-figures.ts';
import { usedUpAt } from './used-up-at.ts';

const now = new Date('2026-03-16T12:00:00.000Z');
const clock = movableClock(now);
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const startedAt = new Date('2026-03-01T00:00:00.000Z');
const endsAt = new Date('2026-04-01T00:00:00.000Z');

let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database?.close());

test('the figures are those of the account’s own calls of the last thirty days', async () => {
  const [ada, bob] = [await addAccount(database), await addAccount(database)];
  const merged = (responseTimeMs: number) =>
    ({ createdAt: daysAgo(1), operation: 'merge-pdf', responseTimeMs }) as const;
  const refused = {
    createdAt: daysAgo(2),
    operation: 'fill-pdf',
    status: 'error',
    httpStatus: 400,
    errorCode: 'form_absent',
    errorMessage: 'No form.',
    errorMessageFr: 'Pas de formulaire.',
  } as const;
  await addCalls(database, ada, [
    ...Array.from({ length: 19 }, (_, index) => merged(index + 1)),
    merged(1_000),
    refused,
    { ...refused, operation: null, errorCode: 'calls_refused', occurrences: 9, createdAt: daysAgo(3) },
    { ...refused, createdAt: daysAgo(31) },
  ]);
  await addCalls(database, bob, [merged(7)]);
  const figures = await latestFigures({ database, clock }, { ownerId: ada, language: 'fr' });
  expect(figures).toMatchObject({
    calls: 30,
    successes: 20,
    medianMs: 10,
    slowMs: 19,
    operations: [
      { id: 'merge-pdf', calls: 20, errors: 0 },
      { id: 'fill-pdf', calls: 1, errors: 1 },
    ],
    failures: [
      { errorCode: 'form_absent', errorMessage: 'Pas de formulaire.' },
      { errorCode: 'calls_refused' },
    ],
  });
  expect(new Date(figures.failures[0]?.createdAt ?? '')).toEqual(daysAgo(2));
});

test('an account without calls has figures without times', async () => {
  const ownerId = await addAccount(database);
  await database.orm
    .update(subscriptions)
    .set({ periodStartedAt: startedAt, periodEndsAt: endsAt })
    .where(eq(subscriptions.userId, ownerId));
  expect(await latestFigures({ database, clock }, { ownerId, language: 'en' })).toMatchObject({
    calls: 0,
    medianMs: null,
    operations: [],
    failures: [],
    allowance: { used: 0, limit: 100, usedUpAt: null },
  });
});

test('the allowance is used up when the pace of the month says so, and not told when it lasts', () => {
  const month = { limit: 100, startedAt, endsAt };
  // Half of the month has gone: 80 of 100 will be used up in a few days, 40 will last.
  expect(usedUpAt({ ...month, used: 80 }, now)).toEqual(new Date('2026-03-20T09:00:00.000Z'));
  expect(usedUpAt({ ...month, used: 40 }, now)).toBeNull();
  expect(usedUpAt({ ...month, used: 0 }, now)).toBeNull();
  expect(usedUpAt({ ...month, used: 100 }, now)).toEqual(now);
  expect(usedUpAt({ ...month, used: 90 }, new Date('2026-03-03T12:00:00.000Z'))).toBeNull();
});
