import { announcements } from '@pagesmith/database';
import { desc } from 'drizzle-orm';
import { type LegalChange, legalChange, legalParameters } from '../../announcements/legal-change.ts';
import { type Announcement, mailEverybody, previewOf } from '../../announcements/mail-everybody.ts';
import { subProcessorChange, subProcessorParameters } from '../../announcements/sub-processor.ts';
import { noticeParameters, urgentNotice } from '../../announcements/urgent-notice.ts';
import { type ActionContext, defineAction } from './define.ts';
import { isTrue } from './parameters.ts';

const listedMax = 100;

export const listAnnouncements = defineAction({
  about: 'what customers were told by mail, how many have been mailed, and whether all have',
  parameters: {},
  isOverview: true,
  run: async ({ transaction }) => ({
    subject: null,
    result: await transaction.orm
      .select()
      .from(announcements)
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
  parameters: { ...noticeParameters, isPreview },
  ...changesMuch,
  run: (context, { isPreview: isOnlyPreview, ...given }) =>
    announce(context, urgentNotice(given), isOnlyPreview),
});
