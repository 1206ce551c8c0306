import { policy } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';
import { retentionHoursMax, retentionOfPlans } from '../retention.ts';

export const securityInEnglish = ({ supportEmail }: Operator): LegalText => ({
  title: 'Security',
  description: 'How Pagesmith keeps documents, keys and accounts safe.',
  lead: 'What the software does to protect your documents and your account. No seals, only how it works.',
  sections: [
    {
      title: 'Documents are worked on in isolation',
      blocks: [
        'The server itself never opens a PDF. Separate processes do, which hold no secret, can reach no file but the ones of their job, and have no network. A file that takes too much time or memory ends its process, which is replaced; no other customer notices.',
      ],
    },
    {
      title: 'Documents do not stay',
      blocks: [
        `What you send is deleted when the call ends. Files of a call made with async=true wait encrypted, under a key of that call alone, which is deleted with them. A result is kept only if you ask for it, by an Idempotency-Key or by async=true, and then for: ${retentionOfPlans}; on Enterprise up to ${retentionHoursMax} hours if agreed.`,
      ],
    },
    {
      title: 'Keys and passwords',
      blocks: [
        [
          'passwords are kept as argon2id hashes, and repeated wrong attempts are slowed down;',
          'API keys are encrypted in the database and found by a keyed hash; guessing them is blocked;',
          `a session is a random secret of which only a hash is kept; it ends after ${policy.sessionDays} days, and its cookie cannot be read by scripts.`,
        ],
      ],
    },
    {
      title: 'Pages and transport',
      blocks: [
        'Over HTTPS, browsers are told to use nothing else for this site. Pages run no script from elsewhere and no inline script, cannot be framed by others, and load nothing from third parties.',
      ],
    },
    {
      title: 'Customers apart',
      blocks: [
        'Every request is compared with the account that makes it, whatever the request says: nobody reads, changes or deletes another’s keys, logs or plan. Server logs hold no header, no body and no query of a request.',
      ],
    },
    {
      title: 'Backups and incidents',
      blocks: [
        `Deleted data leaves the backups within ${policy.backupDeletionDays} days. Should personal data be exposed, we tell those concerned within ${policy.breachNoticeHours} hours of learning of it.`,
      ],
    },
    {
      title: 'Found a weakness?',
      blocks: [
        `Write to ${supportEmail} before you tell others, without touching the data of other customers. We answer, mend it, and name you if you like.`,
      ],
    },
  ],
});
