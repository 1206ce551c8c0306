import type { Announcement } from '@pagesmith/contract';
import { announcementDismissals, announcements, type Queryable } from '@pagesmith/database';
import { and, desc, eq, gt, notExists } from 'drizzle-orm';
import { announcementFailures } from './failures.ts';

const shownMax = 5;

/** What the dashboard of an account shows at a time: what it was told and has not dismissed, latest first. */
export async function shownAnnouncements(
  { orm }: Queryable,
  accountId: string,
  now: Date,
): Promise<Announcement[]> {
  const dismissed = orm
    .select({ id: announcementDismissals.announcementId })
    .from(announcementDismissals)
    .where(
      and(
        eq(announcementDismissals.announcementId, announcements.id),
        eq(announcementDismissals.accountId, accountId),
      ),
    );
  const rows = await orm
    .select()
    .from(announcements)
    .where(and(gt(announcements.shownUntil, now), notExists(dismissed)))
    .orderBy(desc(announcements.createdAt))
    .limit(shownMax);
  return rows.map(({ id, createdAt, subjectEn, subjectFr, textEn, textFr }) => ({
    id,
    at: createdAt.toISOString(),
    en: { subject: subjectEn ?? '', text: (textEn ?? '').trim() },
    fr: { subject: subjectFr ?? '', text: (textFr ?? '').trim() },
  }));
}

/** Not shown to this account again. */
export async function dismissAnnouncement(
  { orm }: Queryable,
  accountId: string,
  announcementId: string,
  now: Date,
): Promise<void> {
  const isThis = eq(announcements.id, announcementId);
  const [found] = await orm.select({ id: announcements.id }).from(announcements).where(isThis);
  if (!found) throw announcementFailures.announcementAbsent();
  await orm
    .insert(announcementDismissals)
    .values({ announcementId, accountId, dismissedAt: now })
    .onConflictDoNothing();
}
