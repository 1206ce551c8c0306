import { firstAnswerHours, type PlanId } from '@pagesmith/catalog';
import { type Queryable, subscriptions, ticketMessages, tickets } from '@pagesmith/database';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { TicketDeps } from './deps.ts';
import { answeredMail, teamMail } from './mails.ts';
import { type MessageRow, messageOf, type TicketMessage, type TicketRow } from './ticket.ts';

const hourMs = 3_600_000;

export const dueAfter = (plan: PlanId, now: Date): Date =>
  new Date(now.getTime() + firstAnswerHours(plan) * hourMs);

export async function planOf({ orm }: Queryable, accountId: string | null): Promise<PlanId> {
  if (!accountId) return 'starter';
  const [row] = await orm
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(eq(subscriptions.userId, accountId));
  return row?.plan ?? 'starter';
}

/** Until the transaction ends nobody else changes it. */
export async function lockTicket({ orm }: Queryable, ...conditions: SQL[]): Promise<TicketRow | undefined> {
  const [ticket] = await orm
    .select()
    .from(tickets)
    .where(and(...conditions))
    .for('update');
  return ticket;
}

type NewMessage = Pick<MessageRow, 'author' | 'text'> & Partial<Pick<MessageRow, 'mailId' | 'mailFrom'>>;

/** Returns whether it is new: a mail that was delivered twice is kept once. */
export async function addMessage(
  { orm }: Queryable,
  ticketId: string,
  message: NewMessage,
  createdAt: Date,
): Promise<boolean> {
  const row = { ...message, ticketId, createdAt };
  const added = await orm.insert(ticketMessages).values(row).onConflictDoNothing().returning();
  return added.length > 0;
}

/** A customer has written again: from now on we owe an answer, even on a closed ticket. */
export async function addCustomersMessage(
  deps: TicketDeps,
  transaction: Queryable,
  ticket: TicketRow,
  message: Omit<NewMessage, 'author'>,
): Promise<void> {
  const now = deps.clock.now();
  const isNew = await addMessage(transaction, ticket.id, { ...message, author: 'customer' }, now);
  if (!isNew) return;
  const plan = await planOf(transaction, ticket.accountId);
  const changes = { plan, dueAt: ticket.dueAt ?? dueAfter(plan, now), closedAt: null, updatedAt: now };
  await transaction.orm.update(tickets).set(changes).where(eq(tickets.id, ticket.id));
  await tellTeam(deps, transaction, { ...ticket, ...changes }, message.text);
}

/** We say something: nothing is owed from now on, and the customer is mailed it. Returns whether it is new. */
export async function addSupportsMessage(
  deps: TicketDeps,
  transaction: Queryable,
  ticket: TicketRow,
  message: Omit<NewMessage, 'author'>,
): Promise<boolean> {
  const now = deps.clock.now();
  const isNew = await addMessage(transaction, ticket.id, { ...message, author: 'support' }, now);
  if (!isNew) return false;
  const firstAnsweredAt = ticket.firstAnsweredAt ?? now;
  await transaction.orm
    .update(tickets)
    .set({ dueAt: null, closedAt: null, firstAnsweredAt, updatedAt: now })
    .where(eq(tickets.id, ticket.id));
  await deps.mailbox.add(transaction, answeredMail(deps, ticket, message.text), ownerOf(ticket));
  return true;
}

/** Until the customer writes again. */
export async function closeTicket({ orm }: Queryable, { id }: TicketRow, now: Date): Promise<void> {
  await orm.update(tickets).set({ dueAt: null, closedAt: now }).where(eq(tickets.id, id));
}

export async function tellTeam(
  deps: TicketDeps,
  transaction: Queryable,
  ticket: TicketRow,
  text: string,
): Promise<void> {
  const { mailbox, teamEmail } = deps;
  if (teamEmail) await mailbox.add(transaction, teamMail(teamEmail, deps, ticket, text), ownerOf(ticket));
}

/** Mail about a ticket goes with the account, if it is an account's. */
export const ownerOf = ({ accountId }: TicketRow) => (accountId ? { accountId } : {});

export async function messagesOf({ orm }: Queryable, ticketId: string): Promise<TicketMessage[]> {
  const rows = await orm
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.id));
  return rows.map(messageOf);
}
