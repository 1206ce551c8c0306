import { accounts, announcements, type Queryable } from '@pagesmith/database';
import type { Clock, Language } from '@pagesmith/kernel';
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import type { Mail, Mailbox } from '../mail/mailbox.ts';

export interface AnnouncementPlace {
  readonly clock: Clock;
  readonly publicUrl: string;
}

interface AnnouncementDeps {
  readonly database: Queryable;
  readonly mailbox: Mailbox;
  readonly clock: Clock;
  readonly accountsPerBatch?: number;
}

export interface Progress {
  readonly mailed: number;
  readonly isFinished: boolean;
}

export interface Announcement {
  /** What it is about: whoever has had the mail about it gets no second one. */
  readonly id: string;
  readonly words: (language: Language) => Pick<Mail, 'subject' | 'text'>;
  /** Until when the dashboard shows it to those who have not dismissed it. */
  readonly shownUntil: Date;
}

/** What everybody would be mailed and shown, and how many they are. */
export async function previewOf({ orm }: Queryable, { words, shownUntil }: Announcement) {
  const [row] = await orm.select({ recipients: count() }).from(accounts).where(isNull(accounts.closedAt));
  return { recipients: row?.recipients ?? 0, shownUntil, en: words('en'), fr: words('fr') };
}

/** The next batch. The mails and how far they have come are written together: a run that is broken off goes on where it was. */
export function mailEverybody(
  { database, mailbox, clock, accountsPerBatch = 200 }: AnnouncementDeps,
  { id, words, shownUntil }: Announcement,
): Promise<Progress> {
  return database.transaction(async (transaction) => {
    const { orm } = transaction;
    const [en, fr] = [words('en'), words('fr')];
    const said = { subjectEn: en.subject, subjectFr: fr.subject, textEn: en.text, textFr: fr.text };
    await orm
      .insert(announcements)
      .values({ id, ...said, shownUntil, createdAt: clock.now() })
      .onConflictDoNothing();
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
    for (const { id: accountId, email, language } of next) {
      await mailbox.add(transaction, { to: email, ...words(language ?? 'en') }, { accountId });
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
  });
}
