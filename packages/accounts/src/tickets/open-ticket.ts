import type { ContactReason } from '@pagesmith/catalog';
import { tickets } from '@pagesmith/database';
import { type Language, uniqueId } from '@pagesmith/kernel';
import type { Account } from '../identity/account.ts';
import type { TicketDeps } from './deps.ts';
import { receivedMail } from './mails.ts';
import { newReplyToken } from './reply-address.ts';
import { type Ticket, withoutToken } from './ticket.ts';
import { addMessage, dueAfter, ownerOf, planOf, tellTeam } from './write.ts';

interface Opening {
  /** Who was signed in. */
  readonly account?: Account | undefined;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly reason: ContactReason;
  readonly requestId?: string | undefined;
  readonly text: string;
}

/**
 * The ticket is safe when this ends. Only the address of the account is told so by mail: anybody can type somebody
 * else's into the form.
 */
export async function openTicket(deps: TicketDeps, { account, text, ...facts }: Opening): Promise<Ticket> {
  const { database, mailbox, clock } = deps;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const accountId = account?.id ?? null;
    const plan = await planOf(transaction, accountId);
    const row = {
      ...facts,
      id: uniqueId(clock),
      accountId,
      plan,
      replyToken: newReplyToken(),
      dueAt: dueAfter(plan, now),
      updatedAt: now,
      createdAt: now,
    };
    const [ticket] = await transaction.orm.insert(tickets).values(row).returning();
    if (!ticket) throw new Error('The ticket was not written.');
    await addMessage(transaction, ticket.id, { author: 'customer', text }, now);
    await tellTeam(deps, transaction, ticket, text);
    if (account?.email === ticket.email) {
      await mailbox.add(transaction, receivedMail(deps, ticket), ownerOf(ticket));
    }
    return withoutToken(ticket);
  });
}
