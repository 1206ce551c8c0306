import { legalVersionInForce, policy } from '@pagesmith/catalog';
import { type Database, mails } from '@pagesmith/database';
import { temporaryDatabase } from '@pagesmith/database/testing';
import { movableClock } from '@pagesmith/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount } from '../documents/account-for-tests.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { legalChange } from './legal-change.ts';
import { type Announcement, mailEverybody, previewOf } from './mail-everybody.ts';
import { dismissAnnouncement, shownAnnouncements } from './shown.ts';
import { subProcessorChange, untoldSubProcessors } from './sub-processor.ts';
import { urgentNotice } from './urgent-notice.ts';

const clock = movableClock('2026-11-16T08:00:00.000Z');
const place = { clock, publicUrl: 'https://pdf.example.com' };
const coming = { page: 'terms', version: legalVersionInForce('terms') + 1, from: '2027-01-15' } as const;
let database: Database;
beforeAll(async () => {
  database = await temporaryDatabase();
});
afterAll(() => database.close());

const mail = (announcement: Announcement, accountsPerBatch = 200) => {
  const mailbox = createMailbox({ database, secrets: createSecrets({ secretKey: 'x'.repeat(32) }), clock });
  return mailEverybody({ database, mailbox, clock, accountsPerBatch }, announcement);
};

test('a change of the terms goes to all customers by mail, once each, and goes on where it was broken off', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await addAccount(database));
  const change = legalChange(place, coming);
  expect(await previewOf(database, change)).toMatchObject({
    recipients: 5,
    fr: { subject: expect.any(String) },
  });
  expect(await database.orm.select().from(mails)).toEqual([]);
  const next = () => mail(legalChange(place, coming), 2);
  expect(await next()).toEqual({ mailed: 2, isFinished: false });
  expect(await next()).toEqual({ mailed: 4, isFinished: false });
  expect(await next()).toEqual({ mailed: 5, isFinished: true });
  expect(await next()).toEqual({ mailed: 5, isFinished: true });
  const [kept] = await database.query('SELECT subject_en, text_fr FROM announcements');
  expect(kept).toEqual({ subject_en: change.words('en').subject, text_fr: change.words('fr').text });
  const queued = await database.orm.select({ accountId: mails.accountId }).from(mails);
  expect(queued.map(({ accountId }) => accountId).sort()).toEqual(ids.sort());
});

test('a change of the terms is announced a month ahead, and before it is published', () => {
  const soon = new Date(clock.now().getTime() + (policy.changeNoticeDays - 1) * 86_400_000);
  const refusal = (given: object) => codeOf(() => legalChange(place, { ...coming, ...given }));
  expect(refusal({ from: soon.toISOString().slice(0, 10) })).toBe('notice_short');
  expect(refusal({ version: legalVersionInForce('terms') })).toBe('version_published');
});

function codeOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as { code?: string }).code;
  }
}

const newcomer = {
  name: 'Mailjet SAS',
  entryEn: 'Mailjet SAS (e-mail, France)',
  entryFr: 'Mailjet SAS (e-mail, France)',
  replaces: 'Post Ltd',
};
const dayAfter = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

test('customers are told by mail of a new sub-processor as long ahead as the agreement promises', async () => {
  const early = { ...newcomer, from: dayOf(dayAfter(policy.changeNoticeDays - 1)) };
  expect(codeOf(() => subProcessorChange(place, early))).toBe('notice_short');
  const [customers] = await database.query<{ count: number }>('SELECT count(*)::integer FROM accounts');
  const inTime = { ...newcomer, from: dayOf(dayAfter(policy.changeNoticeDays + 2)) };
  expect(await mail(subProcessorChange(place, inTime))).toEqual({
    mailed: customers?.count,
    isFinished: true,
  });
});

test('a sub-processor that is named without having been announced in time is told at every start', async () => {
  const untold = (names: string[], days: number) => untoldSubProcessors(database, names, dayAfter(days));
  expect(await untold(['Scaleway'], 0)).toEqual([]);
  expect(await untold(['Scaleway', 'Hasty Inc', newcomer.name], 10)).toEqual(['Hasty Inc', newcomer.name]);
  expect(await untold(['Scaleway', 'Hasty Inc'], 50)).toEqual(['Hasty Inc']);
  const from = dayOf(dayAfter(policy.changeNoticeDays + 1));
  await mail(subProcessorChange(place, { ...newcomer, replaces: '', name: 'Patient Ltd', from }));
  expect(await untold(['Patient Ltd', 'Scaleway'], policy.changeNoticeDays + 1)).toEqual([]);
});

test('customers are told at once of what cannot wait, such as exposed data', async () => {
  const words = { subjectEn: 'Data was exposed', subjectFr: 'Des données ont été exposées' };
  const notice = { name: '2026-11', ...words, textEn: 'What we know.', textFr: 'Ce que nous savons.' };
  const shownUntil = dayAfter(30);
  expect(await mail(urgentNotice({ ...notice, shownUntil }))).toMatchObject({ isFinished: true });
});

test('the dashboard shows an announcement until its time is over, or until this customer has dismissed it', async () => {
  const [reader, other] = [await addAccount(database), await addAccount(database)];
  const now = clock.now();
  const ids = async (accountId: string, at = now) =>
    (await shownAnnouncements(database, accountId, at)).map(({ id }) => id);
  expect(await shownAnnouncements(database, reader, now)).toContainEqual({
    id: 'notice 2026-11',
    at: now.toISOString(),
    en: { subject: 'Data was exposed', text: 'What we know.' },
    fr: { subject: 'Des données ont été exposées', text: 'Ce que nous savons.' },
  });
  await dismissAnnouncement(database, reader, 'notice 2026-11', now);
  await dismissAnnouncement(database, reader, 'notice 2026-11', now);
  expect(await ids(reader)).not.toContain('notice 2026-11');
  expect(await ids(reader)).toContain(`terms ${coming.version}`);
  expect(await ids(other)).toContain('notice 2026-11');
  expect(await ids(other, dayAfter(30))).not.toContain('notice 2026-11');
  await expect(dismissAnnouncement(database, reader, 'no such thing', now)).rejects.toMatchObject({
    code: 'announcement_absent',
  });
});
