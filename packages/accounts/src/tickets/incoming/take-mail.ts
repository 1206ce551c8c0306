import { tickets } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { textUpTo } from '../../arguments/parameters.ts';
import { type Parameter, readArguments } from '../../arguments/read-arguments.ts';
import { appendAudit } from '../../operators/audit/append.ts';
import type { TicketDeps } from '../deps.ts';
import { ticketFailures } from '../failures.ts';
import { authenticationMax, mailTextMax } from '../limits.ts';
import { isToken, readReplyAddress } from '../reply-address.ts';
import { labelOf } from '../ticket.ts';
import { addCustomersMessage, addSupportsMessage, lockTicket } from '../write.ts';
import { isProven } from './is-proven.ts';

const addresses: Parameter<string[]> = {
  schema: z.array(z.string().max(1_000)).max(1_000),
  accepted: { en: 'a list of addresses', fr: 'une liste d’adresses' },
};
const parameters = {
  recipients: addresses,
  text: textUpTo(mailTextMax),
  mailId: textUpTo(1_000),
  mailFrom: textUpTo(1_000),
  authentication: { ...textUpTo(authenticationMax), absent: '' },
};

/**
 * Adds an answer by mail to its ticket. Who knows the ticket's address may, as its customer: what a mail says of its
 * sender proves nothing. It is our own answer when our mail server has found it to come from one of our people.
 */
export async function takeMail(deps: TicketDeps, given: unknown): Promise<{ number: number }> {
  const { database, throttle, limits } = deps;
  const { recipients, authentication, ...message } = readArguments(parameters, given);
  const { number, token } = readReplyAddress(recipients) ?? fail(ticketFailures.ticketAddressUnknown());
  const isIt = eq(tickets.number, number);
  const [found] = await database.orm.select({ token: tickets.replyToken }).from(tickets).where(isIt);
  // Compared also when there is no such ticket: the time it takes tells nobody which ones there are.
  if (!isToken(token, found?.token ?? '')) throw ticketFailures.ticketAddressUnknown();
  const isTeams = isOfTeam(deps, message.mailFrom, authentication);
  if (!isTeams) await throttle.take({ rule: limits.ticketAnswers, subject: String(number) });
  await database.transaction(async (transaction) => {
    const ticket = (await lockTicket(transaction, isIt)) ?? fail(ticketFailures.ticketAddressUnknown());
    if (!isTeams) return addCustomersMessage(deps, transaction, ticket, message);
    const isNew = await addSupportsMessage(deps, transaction, ticket, message);
    if (!isNew) return;
    const actor = { name: message.mailFrom.toLowerCase(), role: 'support', origin: 'mail' } as const;
    const deed = { action: 'answer', subject: labelOf(ticket) };
    await appendAudit(transaction, { ...actor, isConfirmed: false }, deed, deps.clock.now());
  });
  return { number };
}

/** A name of our team that is not proven is refused: taken for the customer's, its words would be told as theirs. */
function isOfTeam({ team }: TicketDeps, sender: string, authentication: string): boolean {
  if (!team?.senders.includes(sender.toLowerCase())) return false;
  if (!isProven(authentication, sender, team.authservId)) throw ticketFailures.mailUnproven();
  return true;
}
