import { accounts, webhookEndpoints } from '@pagesmith/database';
import { and, eq } from 'drizzle-orm';
import type { CourierDeps } from './deps.ts';
import { disabledMail } from './disabled-mail.ts';
import { giveUpWaiting } from './endpoints.ts';

/** Once, with a mail to its owner. */
export async function disable(
  { database, mailbox, clock }: CourierDeps,
  id: string,
  reason: 'failing' | 'gone',
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [endpoint] = await transaction.orm
      .update(webhookEndpoints)
      .set({ status: 'disabled', disabledReason: reason, updatedAt: clock.now() })
      .where(and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.status, 'enabled')))
      .returning();
    if (!endpoint) return;
    await giveUpWaiting(transaction, id);
    const accountId = endpoint.userId;
    const [account] = await transaction.orm.select().from(accounts).where(eq(accounts.id, accountId));
    if (account) await mailbox.add(transaction, disabledMail(account, endpoint.url, reason), { accountId });
  });
}
