import { announceLegalChange } from './legal-change.ts';
import type { AnnouncementDeps, Progress } from './mail-everybody.ts';
import { announceSubProcessor } from './sub-processor.ts';
import { tellEverybody } from './urgent-notice.ts';

/** Each queues the next batch of its mails; every customer gets one, once. What is given is checked here. */
export interface Announcements {
  legalChange(given: unknown): Promise<Progress>;
  subProcessor(given: unknown): Promise<Progress>;
  urgentNotice(given: unknown): Promise<Progress>;
}

export const createAnnouncements = (deps: AnnouncementDeps): Announcements => ({
  legalChange: (given) => announceLegalChange(deps, given),
  subProcessor: (given) => announceSubProcessor(deps, given),
  urgentNotice: (given) => tellEverybody(deps, given),
});
