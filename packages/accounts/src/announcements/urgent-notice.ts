import { filledTextUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { type AnnouncementDeps, mailEverybody, type Progress } from './mail-everybody.ts';

const line = filledTextUpTo(200);
const text = filledTextUpTo(20_000);
const parameters = { name: line, subjectEn: line, subjectFr: line, textEn: text, textFr: text };

/** What all customers have to know at once, such as that data was exposed; in the operator's own words. */
export async function tellEverybody(deps: AnnouncementDeps, given: unknown): Promise<Progress> {
  const { name, ...words } = readArguments(parameters, given);
  return mailEverybody(deps, {
    id: `notice ${name}`,
    words: (language) =>
      ({
        en: { subject: words.subjectEn, text: `${words.textEn}\n` },
        fr: { subject: words.subjectFr, text: `${words.textFr}\n` },
      })[language],
  });
}
