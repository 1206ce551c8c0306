import { tickets } from '@pagesmith/database';
import { eq, isNull } from 'drizzle-orm';
import { openVisit, visitMail } from '../../identity/visits.ts';
import { labelOf } from '../../tickets/ticket.ts';
import { ticketNumber } from '../../tickets/ticket-number.ts';
import { lockTicket } from '../../tickets/write.ts';
import { operatorFailures } from '../failures.ts';
import { defineAction } from './define.ts';
import { requireCustomer } from './find-customer.ts';
import { account } from './parameters.ts';

/** The customer has asked us something, is told at once, and loses nothing by it: whoever visits can only read. */
export const visit = defineAction({
  about: 'opens the customer’s dashboard to read it, for one of their open tickets; the customer is told',
  parameters: { account, ticket: ticketNumber },
  needsReason: true,
  needsConfirmation: true,
  run: async ({ deps, transaction, actor, now }, given) => {
    const customer = await requireCustomer(transaction, given.account);
    const isTheirs = [eq(tickets.accountId, customer.id), isNull(tickets.closedAt)];
    const found = await lockTicket(transaction, eq(tickets.number, given.ticket), ...isTheirs);
    if (!found || customer.status !== 'active') throw operatorFailures.visitUnasked({ number: given.ticket });
    const ticket = labelOf(found);
    const { token, expiresAt } = await openVisit(transaction, {
      account: customer,
      by: actor.name,
      ticket,
      now,
    });
    const mail = { ...visitMail(customer, ticket), replyTo: deps.support.supportEmail };
    await deps.support.mailbox.add(transaction, mail, { accountId: customer.id });
    return { subject: customer.id, after: { ticket, expiresAt }, result: { visit: token, expiresAt } };
  },
});
