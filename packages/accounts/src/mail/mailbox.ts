import { type Database, mails, type Queryable } from '@pagesmith/database';
import { type Clock, systemClock, uniqueId } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import type { Secrets } from '../secrets/secrets.ts';

export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Hands one mail to the mail server; throws when it was not taken. The id is the same in every attempt. */
export type SendMail = (mail: Mail, id: string) => Promise<void>;

interface Queued {
  readonly mail: Mail;
  /** After this time the mail is of no use, and is dropped. */
  readonly usefulUntil?: string;
}

interface Owner {
  readonly accountId?: string;
  readonly usefulUntil?: Date;
}

export interface Mailbox {
  /** Without it mail waits in the database until one is set up. */
  readonly canSend: boolean;
  /** Queues a mail, in the transaction of whatever it tells about. */
  add(transaction: Queryable, mail: Mail, owner?: Owner): Promise<void>;
  /** Sends what is due; several processes never send the same. */
  deliver(): Promise<void>;
}

export interface MailboxDeps {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly send?: SendMail | undefined;
  readonly clock?: Clock;
  readonly onFailure?: (error: unknown, mailId: string, attempts: number) => void;
}

const firstPauseMs = 30_000;
const pauseMsMax = 3_600_000;
/** Half a minute, doubled with every failure up to an hour. */
const pauseMsAfter = (attempts: number): number =>
  Math.min(firstPauseMs * 2 ** Math.min(attempts - 1, 10), pauseMsMax);

/**
 * A mail is taken by moving its next attempt into the future: whoever dies while sending leaves it to be tried
 * again, and nobody else takes it meanwhile.
 */
const takeStatement = `
UPDATE mails SET attempts = attempts + 1, next_attempt_at = $2
WHERE id = (
  SELECT id FROM mails WHERE next_attempt_at <= $1 ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
)
RETURNING id, content_encrypted, secret_key_id, attempts`;
const leaseMs = 120_000;

interface TakenRow {
  readonly id: string;
  readonly content_encrypted: Uint8Array;
  readonly secret_key_id: string;
  readonly attempts: number;
}

export function createMailbox(deps: MailboxDeps): Mailbox {
  const { database, secrets, send, clock = systemClock } = deps;
  const isExpired = ({ usefulUntil }: Queued) =>
    usefulUntil !== undefined && new Date(usefulUntil) <= clock.now();
  const forget = (id: string) => database.orm.delete(mails).where(eq(mails.id, id));

  async function attempt(row: TakenRow, sendMail: SendMail): Promise<void> {
    try {
      const queued: Queued = JSON.parse(secrets.decrypt(row.content_encrypted, row.secret_key_id));
      if (!isExpired(queued)) await sendMail(queued.mail, row.id);
      await forget(row.id);
    } catch (error) {
      deps.onFailure?.(error, row.id, row.attempts);
      const nextAttemptAt = new Date(clock.now().getTime() + pauseMsAfter(row.attempts));
      const lastError = error instanceof Error ? error.message : String(error);
      await database.orm.update(mails).set({ nextAttemptAt, lastError }).where(eq(mails.id, row.id));
    }
  }

  return {
    canSend: send !== undefined,
    add: async ({ orm }, mail, { accountId, usefulUntil } = {}) => {
      const queued: Queued = { mail, ...(usefulUntil && { usefulUntil: usefulUntil.toISOString() }) };
      await orm.insert(mails).values({
        id: uniqueId(clock),
        accountId,
        contentEncrypted: secrets.encrypt(JSON.stringify(queued)),
        secretKeyId: secrets.keyId,
        nextAttemptAt: clock.now(),
        createdAt: clock.now(),
      });
    },
    deliver: async () => {
      if (!send) return;
      for (;;) {
        const now = clock.now();
        const lease = new Date(now.getTime() + leaseMs);
        const [row] = await database.query<TakenRow>(takeStatement, [now, lease]);
        if (!row) return;
        await attempt(row, send);
      }
    },
  };
}
