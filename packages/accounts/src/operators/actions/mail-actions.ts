import { accounts, mails } from '@pagesmith/database';
import { asc, eq } from 'drizzle-orm';
import { textUpTo } from '../../arguments/parameters.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';

const id = textUpTo(36);
const listedMax = 200;

export const listMails = defineAction({
  about: 'the mails that wait to be sent, and why they were not taken',
  parameters: {},
  isOverview: true,
  run: async ({ transaction }) => {
    const rows = await transaction.orm
      .select({
        id: mails.id,
        account: accounts.email,
        attempts: mails.attempts,
        lastError: mails.lastError,
        nextAttemptAt: mails.nextAttemptAt,
        createdAt: mails.createdAt,
      })
      .from(mails)
      .leftJoin(accounts, eq(accounts.id, mails.accountId))
      .orderBy(asc(mails.createdAt))
      .limit(listedMax);
    return { subject: null, result: rows };
  },
});

export const retryMail = defineAction({
  about: 'tries a waiting mail again at once',
  parameters: { id },
  run: async ({ transaction, now }, given) => {
    const [row] = await transaction.orm
      .update(mails)
      .set({ nextAttemptAt: now })
      .where(eq(mails.id, given.id))
      .returning({ id: mails.id, accountId: mails.accountId });
    if (!row) throw operatorFailures.mailAbsent();
    return { subject: row.accountId, after: { mail: row.id } };
  },
});

/** A mail may hold a link that opens an account: who reads one says why, and it is written down. */
export const readMail = defineAction({
  about: 'reads a waiting mail, for a service that has no mail server',
  parameters: { id },
  needsReason: true,
  needsConfirmation: true,
  run: async ({ deps, transaction }, given) => {
    const [row] = await transaction.orm.select().from(mails).where(eq(mails.id, given.id));
    if (!row) throw operatorFailures.mailAbsent();
    const queued = JSON.parse(deps.secrets.decrypt(row.contentEncrypted, row.secretKeyId));
    return { subject: row.accountId, after: { mail: row.id }, result: queued.mail };
  },
});
