import { operators, type Transaction, ticketNotes, tickets } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { asc, eq } from 'drizzle-orm';
import { emailAddress, filledTextUpTo } from '../../arguments/parameters.ts';
import { listQueue } from '../../tickets/desk.ts';
import { ticketFailures } from '../../tickets/failures.ts';
import { mailTextMax } from '../../tickets/limits.ts';
import { labelOf, type TicketRow, withoutToken } from '../../tickets/ticket.ts';
import { ticketNumber as number } from '../../tickets/ticket-number.ts';
import { addSupportsMessage, closeTicket, lockTicket, messagesOf } from '../../tickets/write.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';
import { latestCalls } from './latest-calls.ts';
import { isTrue } from './parameters.ts';

const required = async (transaction: Transaction, wanted: number): Promise<TicketRow> =>
  (await lockTicket(transaction, eq(tickets.number, wanted))) ??
  fail(ticketFailures.ticketNotFound({ number: wanted }));

async function conversation(transaction: Transaction, wanted: number) {
  const row = await required(transaction, wanted);
  const notes = await transaction.orm
    .select({ author: ticketNotes.author, text: ticketNotes.text, createdAt: ticketNotes.createdAt })
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, row.id))
    .orderBy(asc(ticketNotes.id));
  const calls = row.accountId ? await latestCalls(transaction, row.accountId, callsMax) : [];
  return { ticket: withoutToken(row), messages: await messagesOf(transaction, row.id), notes, calls };
}

/** What the customer may be writing about. */
const callsMax = 20;

export const listTickets = defineAction({
  about: 'the tickets that wait for an answer, most urgent first; every ticket with isAll',
  parameters: { isAll: isTrue },
  isOverview: true,
  run: async ({ deps, transaction }, given) => ({
    subject: null,
    result: await listQueue(transaction, deps.clock.now(), given),
  }),
});

export const showTicket = defineAction({
  about: 'one ticket with its conversation, our notes and the customer’s latest calls',
  parameters: { number },
  run: async ({ transaction }, given) => {
    const result = await conversation(transaction, given.number);
    return { subject: labelOf(result.ticket), result };
  },
});

export const answer = defineAction({
  about: 'answers a ticket: mailed to the customer, and seen in the account',
  parameters: { number, text: filledTextUpTo(mailTextMax) },
  run: async ({ deps, transaction }, given) => {
    const ticket = await required(transaction, given.number);
    await addSupportsMessage(deps.support, transaction, ticket, { text: given.text });
    const result = await conversation(transaction, given.number);
    return { subject: labelOf(ticket), before: { dueAt: ticket.dueAt }, after: { dueAt: null }, result };
  },
});

/** What is noted about a customer is the customer's data as well, and in the account's export. */
export const note = defineAction({
  about: 'notes something about a ticket among ourselves; an export of the account contains it',
  parameters: { number, text: filledTextUpTo(5_000) },
  run: async ({ transaction, actor, now }, given) => {
    const { id, number: of } = await required(transaction, given.number);
    const row = { ticketId: id, author: actor.name, text: given.text, createdAt: now };
    await transaction.orm.insert(ticketNotes).values(row);
    return { subject: labelOf({ number: of }), result: await conversation(transaction, of) };
  },
});

export const assign = defineAction({
  about: 'gives a ticket to one of our people',
  parameters: { number, email: emailAddress },
  run: async ({ transaction }, given) => {
    const { email } = given;
    const [to] = await transaction.orm.select().from(operators).where(eq(operators.email, email));
    if (!to) throw operatorFailures.operatorAbsent({ email });
    const ticket = await required(transaction, given.number);
    await transaction.orm.update(tickets).set({ assignee: email }).where(eq(tickets.id, ticket.id));
    const result = await conversation(transaction, given.number);
    const [before, after] = [{ assignee: ticket.assignee }, { assignee: email }];
    return { subject: labelOf(ticket), before, after, result };
  },
});

export const close = defineAction({
  about: 'closes a ticket until its customer writes again',
  parameters: { number },
  run: async ({ transaction, now }, given) => {
    const ticket = await required(transaction, given.number);
    await closeTicket(transaction, ticket, now);
    const result = await conversation(transaction, given.number);
    const [before, after] = [{ closedAt: ticket.closedAt }, { closedAt: now }];
    return { subject: labelOf(ticket), before, after, result };
  },
});
