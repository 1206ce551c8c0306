import { tickets } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { textUpTo } from '../../arguments/parameters.ts';
import { type Parameter, readArguments } from '../../arguments/read-arguments.ts';
import type { TicketDeps } from '../deps.ts';
import { ticketFailures } from '../failures.ts';
import { mailTextMax } from '../limits.ts';
import { isToken, readReplyAddress } from '../reply-address.ts';
import { addCustomersMessage, lockTicket } from '../write.ts';

const addresses: Parameter<string[]> = {
  schema: z.array(z.string().max(1_000)).max(1_000),
  accepted: { en: 'a list of addresses', fr: 'une liste d’adresses' },
};
const parameters = {
  recipients: addresses,
  text: textUpTo(mailTextMax),
  mailId: textUpTo(1_000),
  mailFrom: textUpTo(1_000),
};

/** Adds an answer by mail to its ticket. Who knows the ticket's address may: what a mail says of its sender proves nothing. */
export async function takeMail(deps: TicketDeps, given: unknown): Promise<{ number: number }> {
  const { database, throttle, limits } = deps;
  const { recipients, ...message } = readArguments(parameters, given);
  const { number, token } = readReplyAddress(recipients) ?? fail(ticketFailures.ticketAddressUnknown());
  const isIt = eq(tickets.number, number);
  const [found] = await database.orm.select({ token: tickets.replyToken }).from(tickets).where(isIt);
  // Compared also when there is no such ticket: the time it takes tells nobody which ones there are.
  if (!isToken(token, found?.token ?? '')) throw ticketFailures.ticketAddressUnknown();
  await throttle.take({ rule: limits.ticketAnswers, subject: String(number) });
  await database.transaction(async (transaction) => {
    const ticket = await lockTicket(transaction, isIt);
    await addCustomersMessage(
      deps,
      transaction,
      ticket ?? fail(ticketFailures.ticketAddressUnknown()),
      message,
    );
  });
  return { number };
}
