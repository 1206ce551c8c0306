import { legalVersionInForce, policy } from '@pagesmith/catalog';
import { type Database, mails } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../documents/account-for-tests.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createAnnouncements } from './announcements.ts';
import { untoldSubProcessors } from './sub-processor.ts';

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
  const { legalChange: announce } = announcements(2);
  expect(await announce(coming)).toEqual({ mailed: 2, isFinished: false });
  const afterRestart = announcements(2).legalChange;
  expect(await afterRestart(coming)).toEqual({ mailed: 4, isFinished: false });
  expect(await afterRestart(coming)).toEqual({ mailed: 5, isFinished: true });
  expect(await afterRestart(coming)).toEqual({ mailed: 5, isFinished: true });
  const queued = await database.orm.select({ accountId: mails.accountId }).from(mails);
  expect(queued.map(({ accountId }) => accountId).sort()).toEqual(ids.sort());
});

test('a change of the terms is announced a month ahead, and before it is published', async () => {
  const { legalChange: announce } = announcements();
  const soon = new Date(clock.now().getTime() + (policy.changeNoticeDays - 1) * 86_400_000);
  await expect(announce({ ...coming, from: soon.toISOString().slice(0, 10) })).rejects.toMatchObject({
    code: 'notice_short',
  });
  const published = { ...coming, version: legalVersionInForce('terms') };
  await expect(announce(published)).rejects.toMatchObject({ code: 'version_published' });
});

const newcomer = {
  name: 'Mailjet SAS',
  entryEn: 'Mailjet SAS (e-mail, France)',
  entryFr: 'Mailjet SAS (e-mail, France)',
  replaces: 'Post Ltd',
};
const dayAfter = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

test('customers are told by mail of a new sub-processor as long ahead as the agreement promises', async () => {
  const { subProcessor } = announcements();
  const early = { ...newcomer, from: dayOf(dayAfter(policy.changeNoticeDays - 1)) };
  await expect(subProcessor(early)).rejects.toMatchObject({ code: 'notice_short' });
  const [customers] = await database.query<{ count: number }>('SELECT count(*)::integer FROM accounts');
  const inTime = { ...newcomer, from: dayOf(dayAfter(policy.changeNoticeDays + 2)) };
  expect(await subProcessor(inTime)).toEqual({ mailed: customers?.count, isFinished: true });
});

test('a sub-processor that is named without having been announced in time is told at every start', async () => {
  const untold = (names: string[], days: number) => untoldSubProcessors(database, names, dayAfter(days));
  expect(await untold(['Scaleway'], 0)).toEqual([]);
  expect(await untold(['Scaleway', 'Hasty Inc', newcomer.name], 10)).toEqual(['Hasty Inc', newcomer.name]);
  expect(await untold(['Scaleway', 'Hasty Inc'], 50)).toEqual(['Hasty Inc']);
  const { replaces: _nobody, ...added } = newcomer;
  await announcements().subProcessor({
    ...added,
    name: 'Patient Ltd',
    from: dayOf(dayAfter(policy.changeNoticeDays + 1)),
  });
  expect(await untold(['Patient Ltd', 'Scaleway'], policy.changeNoticeDays + 1)).toEqual([]);
});

test('customers are told at once of what cannot wait, such as exposed data', async () => {
  const { urgentNotice } = announcements();
  const words = { subjectEn: 'Data was exposed', subjectFr: 'Des données ont été exposées' };
  const notice = { name: '2026-11', ...words, textEn: 'What we know.', textFr: 'Ce que nous savons.' };
  expect(await urgentNotice(notice)).toMatchObject({ isFinished: true });
  await expect(urgentNotice({ ...notice, textFr: ' ' })).rejects.toMatchObject({ status: 400 });
});
