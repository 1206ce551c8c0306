import type { Database } from '@pagesmith/database';
import { type Clock, movableClock } from '@pagesmith/kernel';
import { createFactors } from '../../factors/factors.ts';
import { createMailbox, type SendMail } from '../../mail/mailbox.ts';
import { createSecrets } from '../../secrets/secrets.ts';
import { createThrottle } from '../../throttle/throttle.ts';
import type { Visitor } from '../account.ts';
import { createIdentity } from '../identity.ts';
import { type IdentityLimits, identityLimits } from '../limits.ts';
import { createPasswords, type Passwords } from '../passwords.ts';

export const password = 'correct horse battery';
export const start = new Date('2026-11-15T08:00:00.000Z');

export const visitorAt = (address: string): Visitor => ({ address, userAgent: 'test', language: 'en' });

/** Counts the hashings of real passwords. */
function counted(passwords: Passwords) {
  const work = { hashes: 0, verifications: 0 };
  return {
    work,
    passwords: {
      ...passwords,
      hash: (text: string) => {
        work.hashes += 1;
        return passwords.hash(text);
      },
      verify: (hash: string | undefined, text: string, admit?: () => Promise<void>) =>
        passwords.verify(hash, text, async () => {
          await admit?.();
          work.verifications += 1;
        }),
    },
  };
}

interface Setting {
  readonly clock?: Clock;
  readonly send?: SendMail;
  readonly limits?: Partial<IdentityLimits>;
  readonly onAccountClosing?: (accountId: string) => Promise<void>;
}

/** Identity with the real limits, unless others are given, on a given database, at a time that only the test moves. */
export async function identityAt(
  database: Database,
  { clock = movableClock(start), send, limits, onAccountClosing }: Setting = {},
) {
  const { work, passwords } = counted(await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }));
  const secrets = createSecrets({ secretKey: 'only for tests, and long enough for it' });
  const mailbox = createMailbox({ database, secrets, clock, send });
  const throttle = createThrottle(database, clock);
  const isOwnPage = (url: string) => url.startsWith('https://pdf.example.com/');
  const deps = {
    database,
    passwords,
    throttle,
    mailbox,
    secrets,
    clock,
    isOwnPage,
    relyingParty: { id: 'pdf.example.com', origins: ['https://pdf.example.com'] },
    verificationUrl: 'https://pdf.example.com/verification',
    onAccountClosing: onAccountClosing ?? (async () => {}),
    limits: { ...identityLimits, ...limits },
    inBackground: (work: Promise<void>) => void work,
  };
  return { identity: createIdentity(deps), factors: createFactors(deps), work, mailbox, clock };
}
