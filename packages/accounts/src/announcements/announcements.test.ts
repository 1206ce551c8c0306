import { legalVersionInForce, policy } from '@pagesmith/catalog';
import { type Database, mails } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../documents/account-for-tests.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createAnnouncements } from './announcements.ts';

const clock = movableClock('2026-11-16T08:00:00.000Z');
const coming = { page: 'terms', version: legalVersionInForce('terms') + 1, from: '2027-01-15' };
let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

const announcements = (accountsPerBatch?: number) => {
  const mailbox = createMailbox({ database, secrets: createSecrets({ secretKey: 'x'.repeat(32) }), clock });
  const given = accountsPerBatch === undefined ? {} : { accountsPerBatch };
  return createAnnouncements({ database, mailbox, clock, publicUrl: 'https://pdf.example.com', ...given });
};

test('a change of the terms goes to all customers by mail, once each, and goes on where it was broken off', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await addAccount(database));
  const { announce } = announcements(2);
  expect(await announce(coming)).toEqual({ mailed: 2, isFinished: false });
  const afterRestart = announcements(2).announce;
  expect(await afterRestart(coming)).toEqual({ mailed: 4, isFinished: false });
  expect(await afterRestart(coming)).toEqual({ mailed: 5, isFinished: true });
  expect(await afterRestart(coming)).toEqual({ mailed: 5, isFinished: true });
  const queued = await database.orm.select({ accountId: mails.accountId }).from(mails);
  expect(queued.map(({ accountId }) => accountId).sort()).toEqual(ids.sort());
});

test('a change of the terms is announced a month ahead, and before it is published', async () => {
  const { announce } = announcements();
  const soon = new Date(clock.now().getTime() + (policy.changeNoticeDays - 1) * 86_400_000);
  await expect(announce({ ...coming, from: soon.toISOString().slice(0, 10) })).rejects.toMatchObject({
    code: 'notice_short',
  });
  const published = { ...coming, version: legalVersionInForce('terms') };
  await expect(announce(published)).rejects.toMatchObject({ code: 'version_published' });
});
