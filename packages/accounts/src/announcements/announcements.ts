import { type LegalPageId, legalDateOf, legalPageIds, policy } from '@pagesmith/catalog';
import { accounts, announcements, type Database, type Transaction } from '@pagesmith/database';
import type { Clock } from '@pagesmith/kernel';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { oneOf } from '../arguments/parameters.ts';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { announcementFailures } from './failures.ts';
import { type Change, changeMail } from './mail.ts';

export interface AnnouncementDeps {
  readonly database: Database;
  readonly mailbox: Mailbox;
  readonly clock: Clock;
  readonly publicUrl: string;
  readonly accountsPerBatch?: number;
}

export interface Progress {
  readonly mailed: number;
  readonly isFinished: boolean;
}

export interface Announcements {
  /** Queues the next batch of mails about a coming version of a legal page; every customer gets one, once. */
  announce(given: unknown): Promise<Progress>;
}

const dayMs = 86_400_000;
const calendarDay: Parameter<string> = {
  schema: z.iso.date(),
  accepted: {
    en: 'Value must be a date such as 2027-01-15',
    fr: 'la valeur doit être une date telle que 2027-01-15',
  },
};
const version: Parameter<number> = {
  schema: z.coerce.number().int().min(1).max(1_000),
  accepted: { en: 'Value must be a version number', fr: 'la valeur doit être un numéro de version' },
};
const parameters = { page: oneOf(legalPageIds), version, from: calendarDay };

export function createAnnouncements(deps: AnnouncementDeps): Announcements {
  return {
    announce: async (given) => {
      const change = readArguments(parameters, given);
      requireAhead(change, deps.clock.now());
      return deps.database.transaction((transaction) => mailBatch(deps, transaction, change));
    },
  };
}

/** The terms promise this much notice; for a text that is already in force, it is too late. */
function requireAhead({ page, version, from }: Change, now: Date): void {
  if (legalDateOf(page as LegalPageId, version) !== undefined) {
    throw announcementFailures.versionPublished({ page, version });
  }
  const days = (new Date(from).getTime() - now.getTime()) / dayMs;
  if (days < policy.changeNoticeDays) throw announcementFailures.noticeShort({ from });
}

/** The mails and how far they have come are written together: a run that is interrupted goes on where it was. */
async function mailBatch(
  { mailbox, clock, publicUrl, accountsPerBatch = 200 }: AnnouncementDeps,
  transaction: Transaction,
  change: Change,
): Promise<Progress> {
  const { orm } = transaction;
  const id = `${change.page} ${change.version}`;
  await orm.insert(announcements).values({ id, createdAt: clock.now() }).onConflictDoNothing();
  const [begun] = await orm.select().from(announcements).where(eq(announcements.id, id)).for('update');
  if (!begun) throw new Error(`The announcement ${id} was written and is not there.`);
  if (begun.finishedAt) return { mailed: begun.mailedCount, isFinished: true };
  const next = await orm
    .select({
      id: accounts.id,
      sequence: accounts.sequence,
      email: accounts.email,
      language: accounts.language,
    })
    .from(accounts)
    .where(and(gt(accounts.sequence, begun.lastSequence), isNull(accounts.closedAt)))
    .orderBy(asc(accounts.sequence))
    .limit(accountsPerBatch);
  for (const account of next) {
    await mailbox.add(transaction, changeMail(change, account, publicUrl), { accountId: account.id });
  }
  const isFinished = next.length < accountsPerBatch;
  const mailed = begun.mailedCount + next.length;
  await orm
    .update(announcements)
    .set({
      lastSequence: next.at(-1)?.sequence ?? begun.lastSequence,
      mailedCount: mailed,
      ...(isFinished && { finishedAt: clock.now() }),
    })
    .where(eq(announcements.id, id));
  return { mailed, isFinished };
}
