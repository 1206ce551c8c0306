import { announcementDismissals, announcements } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { count, desc, eq, getTableColumns } from 'drizzle-orm';
import { announcementFailures } from '../../announcements/failures.ts';
import { type LegalChange, legalChange, legalParameters } from '../../announcements/legal-change.ts';
import { type Announcement, mailEverybody, previewOf } from '../../announcements/mail-everybody.ts';
import { subProcessorChange, subProcessorParameters } from '../../announcements/sub-processor.ts';
import { noticeParameters, noticeShownDays, urgentNotice } from '../../announcements/urgent-notice.ts';
import { filledTextUpTo } from '../../arguments/parameters.ts';
import { type ActionContext, defineAction } from './define.ts';
import { isTrue, optional, time } from './parameters.ts';

const listedMax = 100;
const dayMs = 86_400_000;

export const listAnnouncements = defineAction({
  about:
    'what customers were told, how many have been mailed, until when the dashboard shows it, how many dismissed it',
  parameters: {},
  isOverview: true,
  run: async ({ transaction }) => ({
    subject: null,
    result: await transaction.orm
      .select({ ...getTableColumns(announcements), dismissedCount: count(announcementDismissals.accountId) })
      .from(announcements)
      .leftJoin(announcementDismissals, eq(announcementDismissals.announcementId, announcements.id))
      .groupBy(announcements.id)
      .orderBy(desc(announcements.createdAt))
      .limit(listedMax),
  }),
});

/** Mails the next batch; with `isPreview` nobody, and says what it would be and to how many. */
async function announce({ deps, transaction }: ActionContext, one: Announcement, isPreview: boolean) {
  const subject = one.id;
  if (isPreview) return { subject, after: { isPreview }, result: await previewOf(transaction, one) };
  const { mailbox } = deps.support;
  return { subject, after: await mailEverybody({ ...deps, database: transaction, mailbox }, one) };
}

const isPreview = isTrue;
const changesMuch = { needsReason: true, needsConfirmation: true } as const;

export const announceLegal = defineAction({
  about: 'mails the next batch of customers about a coming version of a legal page',
  parameters: { ...legalParameters, isPreview },
  ...changesMuch,
  run: (context, { isPreview: isOnlyPreview, ...given }) =>
    announce(context, legalChange(context.deps, given as LegalChange), isOnlyPreview),
});

export const announceSubProcessor = defineAction({
  about: 'mails the next batch of customers about a new sub-processor',
  parameters: { ...subProcessorParameters, isPreview },
  ...changesMuch,
  run: (context, { isPreview: isOnlyPreview, ...given }) =>
    announce(context, subProcessorChange(context.deps, given), isOnlyPreview),
});

export const announceNotice = defineAction({
  about:
    'mails the next batch of customers what they must know at once, such as exposed data; name is for us',
  parameters: { ...noticeParameters, until: optional(time), isPreview },
  ...changesMuch,
  run: (context, { isPreview: isOnlyPreview, until, ...given }) => {
    const shownUntil = until ?? new Date(context.now.getTime() + noticeShownDays * dayMs);
    return announce(context, urgentNotice({ ...given, shownUntil }), isOnlyPreview);
  },
});

/** What was mailed stays mailed. */
export const endAnnouncement = defineAction({
  about: 'takes an announcement off the dashboards before its time',
  parameters: { id: filledTextUpTo(254) },
  needsReason: true,
  run: async ({ transaction: { orm }, now }, { id }) => {
    const isThis = eq(announcements.id, id);
    const [found] = await orm.select().from(announcements).where(isThis).for('update');
    const { shownUntil } = found ?? fail(announcementFailures.announcementAbsent());
    const endsAt = shownUntil && shownUntil < now ? shownUntil : now;
    await orm.update(announcements).set({ shownUntil: endsAt }).where(isThis);
    return { subject: id, before: { shownUntil }, after: { shownUntil: endsAt } };
  },
});
