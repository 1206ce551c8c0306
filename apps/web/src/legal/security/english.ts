import { policy } from '@pagesmith/catalog';
import type { Operator } from '../../site/operator/operator.tsx';
import type { LegalText } from '../legal-text.ts';
import { retentionHoursMax, retentionOfPlans } from '../retention.ts';

export const securityInEnglish = ({ supportEmail }: Operator): LegalText => ({
  title: 'Security',
  description: 'How Pagesmith keeps documents, keys and accounts safe.',
  lead: 'What the software does to protect your documents and your account. No badges, just how it works.',
  sections: [
    {
      title: 'Documents are processed in isolation',
      blocks: [
        'The server itself never opens a PDF. Separate processes do. They hold no secrets of ours, only the key of the call they are working on, if it is encrypted; each can reach only its own folder, which holds the files of one call while it is being processed, and has no network, no access to other processes and no debugger. A process handles many calls, one after the other, and its folder is emptied between them. If a file takes too much time or memory, its process is stopped and replaced; no other customer notices.',
        'The runtime enforces this on every installation. Where the operating system permits it, each process also runs in namespaces and under a user of its own, so that even a flaw in the runtime would lead nowhere; the server reports at startup which of these apply.',
      ],
    },
    {
      title: 'Documents are not kept',
      blocks: [
        `What you send is deleted when the call ends. The files of a call made with async=true wait encrypted, with a key used for that call only, which is deleted with them. A result is kept only if you ask for it, with an Idempotency-Key or with async=true, encrypted in the same way, and then for: ${retentionOfPlans}; on Enterprise for as long as you choose, up to ${retentionHoursMax} hours. The report of what changed in a document, which may name its fields, is kept encrypted for the same time.`,
        `Files that you upload to POST /files, to use them in several calls, are kept encrypted in the same way: for the same time, or for ${policy.templateDays} days if you choose so, until you delete them. A link to a result cannot be guessed and expires with the result. Files are fetched from, and results delivered to, machines on the public internet alone, at the address that was checked, and never with your key.`,
        'With the GDPR service, a file is never stored unencrypted at all: the process that works on it opens it in memory and encrypts the result before writing it. For a call you wait for, the key exists only in memory. When everything has been deleted, the server signs a proof of it (Ed25519), which anyone can verify with our public keys.',
      ],
    },
    {
      title: 'Keys and passwords',
      blocks: [
        [
          'passwords are stored as argon2id hashes, and the most common ones are refused; wrong attempts slow down whoever makes them, but not the owner, who can still sign in from a browser used before;',
          'where mail is set up, an e-mail address has to be confirmed by a link before an API key can be created or the address can replace another; changes of password and e-mail, new keys, passkeys and second factors that are added or removed, and sign-ins from a new browser are reported by mail;',
          'every account can have a second factor (an authenticator app, with recovery codes) and passkeys;',
          `sign-ins, changes, keys and exports are recorded in the account’s security log for ${policy.securityLogDays} days;`,
          'API keys are encrypted in the database and found by a keyed hash, or, if you have them shown once, kept as a hash alone; they can be limited to operations, addresses and a time; guessing them is blocked;',
          `a session is a random secret, and only its hash is stored; it ends after ${policy.sessionDays} days, and its cookie cannot be read by scripts.`,
        ],
      ],
    },
    {
      title: 'Pages and transport',
      blocks: [
        'Over HTTPS, browsers are told to use nothing else for this site. Pages run no scripts from elsewhere and no inline scripts, cannot be framed by other sites, and load nothing from third parties.',
      ],
    },
    {
      title: 'Customers are kept apart',
      blocks: [
        'Every request is checked against the account that makes it, whatever the request says: nobody can read, change or delete another customer’s keys, logs or plan. Server logs contain no headers, bodies or query strings.',
      ],
    },
    {
      title: 'The people who run the service',
      blocks: [
        'Our own people have accounts of their own kind, never a customer’s account with more rights. They sign in with a passkey, or with a password and a second factor, and their role limits what they can see and do. Changes to money or access have to be confirmed in the same way again. Every change they make to an account is recorded with who, what and why, in a log that nobody can change unnoticed. To answer a ticket they can read the customer’s dashboard for a short time, changing nothing and seeing no document and no key; the customer is told at once, and can end it. No screen of theirs shows a document.',
      ],
    },
    {
      title: 'Backups and incidents',
      blocks: [
        `Deleted data is gone from backups within ${policy.backupDeletionDays} days. If personal data is ever exposed, we notify those concerned within ${policy.breachNoticeHours} hours of learning of it.`,
      ],
    },
    {
      title: 'Found a vulnerability?',
      blocks: [
        `Write to ${supportEmail} before you tell anyone else, and without touching other customers’ data. We will answer, fix it, and credit you if you like.`,
      ],
    },
  ],
});
