import { policy, webhooks } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';
import { retentionHoursMax, retentionMinutesMin, retentionOfPlans } from '../retention.ts';

const heldOfAccount = [
  'your name and e-mail address, and a hash of your password (argon2id): we never know the password itself;',
  'if you add them: the secret of your authenticator app, encrypted, hashes of your recovery codes, and the names and public keys of your passkeys;',
  `your sessions: a hash of the secret, and the network address and browser they were opened from, for at most ${policy.sessionDays} days;`,
  `a security log of sign-ins, including failed ones, and of changes to your account and its keys, with network address and browser, for ${policy.securityLogDays} days; and a hash of the device cookie of each browser that signed in, for ${policy.deviceCookieDays} days after it last did;`,
  'your API keys: their names, settings and use, with the network address and the client of the last call, and the keys themselves, encrypted, or only a hash of those that you have shown once;',
  'your plan, its limits, what was used and what was charged;',
  `for each call: time, operation, method, status, duration, the size of what was sent, the credits it took, the name of the key, and for a failed call its code and message; of refused calls beyond ${policy.refusedRowsPerMinute} in a minute, their number;`,
  'for each job: operation, state, times, size, credits and, if it failed, why;',
  'the Idempotency-Keys you send, with a hash of the request, so that a retry is known again;',
  'which version of the terms and of this page you accepted, and when;',
  `with the GDPR service, for each call a signed proof of deletion: the time and operation, and the SHA-256 of each file, from which the file cannot be recovered, for ${policy.deletionProofDays} days; the log then holds no size and no message with content;`,
  'the pipelines that you save, with the texts that you write into their steps, until you delete them;',
  `the addresses of your webhooks, their secrets, encrypted, and for ${webhooks.deliveriesKeptDays} days what was sent to them and the beginning of what they answered;`,
  `your tickets: what you write to us and what we answer, with your name and e-mail address, and the request id of a call if you name one. Those written while signed in belong to your account, are in its export and are deleted with it; all others are deleted ${policy.strangersTicketDays} days after the last word.`,
];

const heldOfEverybody = [
  `network addresses in the counters that slow down guessing and flooding: for ${policy.throttleHours} hours at most;`,
  `tickets of people who are not signed in: ${policy.strangersTicketDays} days after the last word;`,
  'mail that waits to be sent: encrypted, and deleted once it has been sent.',
];

const durations = ({ logRetentionDays }: Operator): readonly string[] => [
  'account, keys, plan, usage and charges: as long as the account exists;',
  `the log of calls: ${logRetentionDays} days;`,
  `jobs: ${policy.jobDays} days after their end; their files, kept results and reports: the time of your plan, above;`,
  `uploaded files: the time of your plan, or ${policy.templateDays} days by choice;`,
  `Idempotency-Keys: ${policy.idempotencyKeyHours} hours;`,
  'sessions, security log, devices, deliveries of webhooks and what we hold about everybody: the times given above;',
  `after the end of the contract: deleted within ${policy.dataDeletionDaysAfterTermination} days;`,
  `in backups: gone within ${policy.backupDeletionDays} days.`,
];

const ofDocuments: readonly string[] = [
  'A file you send is stored in a working folder for the duration of the call, processed by a separate process that can reach no other file, and deleted when the call ends, whether it succeeded or not. Its content is not read by people, not analysed and not used to train anything.',
  'A call made with async=true continues after its answer: its files wait, encrypted, until they are processed, and are then deleted in the same way.',
  `A result is kept only if you ask for it, with an Idempotency-Key or with async=true, so that you can fetch it: ${retentionOfPlans}. On Enterprise you choose another period yourself, from ${retentionMinutesMin} minutes to ${retentionHoursMax} hours. If an operation renamed or dropped something, the report of it, which may quote names from the document, is kept encrypted for the same time and then deleted.`,
  'The log of a failed call may quote from the request: a field name, for example.',
  `A file that you upload to POST /files is kept, encrypted with a key of its own that is deleted with it, because you asked for it: for the same time, or for ${policy.templateDays} days if you choose so, and no longer than until you delete it. A result that you ask for as a link is kept for the same time as other results, and whoever has the link can fetch it. If you name an address from which we fetch a file, or to which we deliver a result, its operator learns of our request and receives what you have delivered there.`,
  'With the GDPR service switched on (included in Enterprise, an option on Premium and Pro) files and results are stored encrypted only, for a call you wait for with a key that is in memory alone; results are deleted once they were delivered; no report of warnings is kept; the log, earlier calls included, keeps no details of the document; and each call ends with a signed proof of deletion.',
];

export const privacyInEnglish = (operator: Operator): LegalText => {
  const { companyName, supportEmail, hostingEn, subProcessorsEn } = operator;
  return {
    title: 'Privacy and GDPR',
    description: 'What personal data Pagesmith holds, why, for how long, who can see it, and how to leave.',
    lead: 'We hold what the service needs to work and to be billed, and nothing else. Your documents pass through; they do not stay.',
    sections: [
      {
        title: 'Who is responsible',
        blocks: [
          `${companyName} runs this service and is the controller of the data of your account. For the content of the documents you send, you are the controller and we are your processor. Write to ${supportEmail} about anything on this page.`,
        ],
      },
      {
        title: 'What we hold about your account',
        blocks: [
          heldOfAccount,
          'We use these to run the service, to bill it, to answer you and to keep it safe (performance of the contract, and our legitimate interest in security). We sell nothing, profile nobody and send no advertising.',
        ],
      },
      {
        title: 'What we hold about everybody who comes here',
        blocks: [
          heldOfEverybody,
          'Server logs name the path of a request and how it was answered. They hold no network address, header, body or query string.',
        ],
      },
      {
        title: 'What happens to your documents',
        blocks: ofDocuments,
      },
      {
        title: 'Who can see it',
        blocks: [
          'Only you can see the data of your account: the server checks every request against the account that makes it. On our side, the people who operate and support the service can access the database where their work requires it.',
          'Payments are handled by the payment provider, which receives your e-mail address; card data never reaches us. Our pages make no request to any third party.',
          hostingEn,
          subProcessorsEn,
        ],
      },
      {
        title: 'How long',
        blocks: [
          durations(operator),
          'What tax law requires us to keep, such as invoices, is kept for as long as the law says.',
        ],
      },
      {
        title: 'Your rights, on every plan',
        blocks: [
          `Under the General Data Protection Regulation you may ask for access to your data, its correction, deletion or restriction, and a copy of it, and you may object to its use. In the account menu of the dashboard you can get the copy (export your data) and have everything deleted (close the account); for the rest, write to ${supportEmail} from the address of your account. You may also complain to the supervisory authority of your country.`,
        ],
      },
      {
        title: 'If something goes wrong',
        blocks: [
          `If personal data is ever exposed, we notify the customers concerned, and the authority, within ${policy.breachNoticeHours} hours of learning of it.`,
        ],
      },
    ],
  };
};
