// npm run announce: tells all customers what they are promised to be told. It can be interrupted and run again.
import { parseArgs } from 'node:util';
import type { Progress } from '@pagesmith/accounts';
import { subProcessorFacts } from '../legal/announced-sub-processors.ts';
import { act } from '../operator/run-command.ts';

const usage = `npm run announce -- terms 3 2027-01-15     a legal page, its new version, the day it takes effect
npm run announce -- sub-processor 'Mailjet SAS, FR, mail' 2027-01-15 [--replaces NAME]
                                            as SUB_PROCESSORS will name it, and the day it begins
npm run announce -- notice NAME --subject-en … --subject-fr … --en … --fr … [--until 2027-01-31]
                                            what customers must know at once, such as exposed data; NAME is for you,
                                            and until is when the dashboard stops showing it`;

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replaces: text, until: text, 'subject-en': text, 'subject-fr': text, en: text, fr: text },
});
const [what, ...rest] = positionals;

function questionOf(): { action: string; given: object } | undefined {
  const [first, second] = rest;
  if (!what || !first) return undefined;
  if (what === 'notice') {
    const until = values.until === undefined ? {} : { until: values.until };
    const subjects = { subjectEn: values['subject-en'], subjectFr: values['subject-fr'] };
    return {
      action: 'announce-notice',
      given: { name: first, ...subjects, textEn: values.en, textFr: values.fr, ...until },
    };
  }
  if (!second) return undefined;
  if (what !== 'sub-processor')
    return { action: 'announce-legal', given: { page: what, version: first, from: second } };
  const facts = subProcessorFacts(first);
  const replaces = values.replaces === undefined ? {} : { replaces: values.replaces };
  return facts && { action: 'announce-sub-processor', given: { ...facts, ...replaces, from: second } };
}

const question = questionOf();
if (!question) {
  process.stdout.write(`${usage}\n`);
  process.exit(64);
}
for (;;) {
  const { action, given } = question;
  const reason = 'npm run announce';
  const { mailed, isFinished } = await act<Progress>(action, { reason, ...given });
  process.stdout.write(`E-mails in the outbox: ${mailed}${isFinished ? '. Done.' : ' …'}\n`);
  if (isFinished) break;
}
