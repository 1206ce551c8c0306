import { filledTextUpTo } from '../arguments/parameters.ts';
import type { Announcement } from './mail-everybody.ts';

const line = filledTextUpTo(200);
const text = filledTextUpTo(20_000);
export const noticeParameters = { name: line, subjectEn: line, subjectFr: line, textEn: text, textFr: text };

interface UrgentNotice extends Readonly<Record<keyof typeof noticeParameters, string>> {
  readonly shownUntil: Date;
}

/** Unless a time is given. */
export const noticeShownDays = 30;

/** What all customers have to know at once, such as that data was exposed; in the operator's own words. */
export const urgentNotice = ({ name, shownUntil, ...words }: UrgentNotice): Announcement => ({
  id: `notice ${name}`,
  shownUntil,
  words: (language) =>
    ({
      en: { subject: words.subjectEn, text: `${words.textEn}\n` },
      fr: { subject: words.subjectFr, text: `${words.textFr}\n` },
    })[language],
});
