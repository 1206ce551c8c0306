import { contactReasons, messageLengthMax } from '@pagesmith/catalog';
import { apiRequests, tickets } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, eq } from 'drizzle-orm';
import { emailAddress, filledTextUpTo, oneOf, textUpTo } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { Account, Visitor } from '../identity/account.ts';
import { networkOf } from '../throttle/network-of.ts';
import type { TicketDeps } from './deps.ts';
import { ticketFailures } from './failures.ts';
import { type ListedTicket, listTickets } from './list-tickets.ts';
import { openTicket } from './open-ticket.ts';
import { type Conversation, type Ticket, withoutToken } from './ticket.ts';
import { addCustomersMessage, lockTicket, messagesOf } from './write.ts';

/** One of an account's own. */
interface TicketOf {
  readonly accountId: string;
  readonly number: number;
}

/** What those who write to us can do. Input is checked here: it comes as the caller sent it. */
export interface Tickets {
  /** A message of the contact form, from anybody; it belongs to the account of whoever is signed in. */
  receive(given: unknown, visitor: Visitor, account?: Account): Promise<Ticket>;
  /** A message from the dashboard, about a call of the account's where one is named. */
  open(account: Account, given: unknown, visitor: Visitor): Promise<Ticket>;
  /** A page of the account's tickets, newest first; `before` is the number of the last one of the page before. */
  list(accountId: string, given?: unknown): Promise<ListedTicket[]>;
  read(of: TicketOf): Promise<Conversation>;
  answer(of: TicketOf, given: unknown): Promise<Conversation>;
}

const matter = { reason: oneOf(contactReasons), message: filledTextUpTo(messageLengthMax) };
const fromForm = { name: filledTextUpTo(128), email: emailAddress, ...matter };
const fromDashboard = { ...matter, requestId: { ...textUpTo(64), absent: '' } };
const answer = { message: matter.message };

export function createTickets(deps: TicketDeps): Tickets {
  const { database, throttle, limits } = deps;
  return {
    receive: async (given, { address, language }, account) => {
      const { message: text, ...facts } = readArguments(fromForm, given);
      await throttle.take({ rule: limits.messages, subject: networkOf(address) });
      return openTicket(deps, { ...facts, text, language, account });
    },
    open: async (account, given, { language }) => {
      const { message: text, requestId, reason } = readArguments(fromDashboard, given);
      if (requestId) await requireOwnCall(deps, account.id, requestId);
      await throttle.take({ rule: limits.messages, subject: account.id });
      const { name, email } = account;
      const about = requestId ? { requestId } : {};
      return openTicket(deps, { account, name: name || email, email, language, reason, text, ...about });
    },
    list: (accountId, given) => listTickets(database, accountId, given),
    read: (of) => readTicket(deps, of),
    answer: async (of, given) => {
      const { message: text } = readArguments(answer, given);
      await throttle.take({ rule: limits.ticketAnswers, subject: String(of.number) });
      await database.transaction(async (transaction) => {
        const ticket = await lockTicket(transaction, ...isThe(of));
        await addCustomersMessage(deps, transaction, ticket ?? absent(of), { text });
      });
      return readTicket(deps, of);
    },
  };
}

const isThe = ({ accountId, number }: TicketOf) => [
  eq(tickets.accountId, accountId),
  eq(tickets.number, number),
];

const absent = ({ number }: TicketOf): never => fail(ticketFailures.ticketNotFound({ number }));

async function requireOwnCall({ database }: TicketDeps, accountId: string, id: string): Promise<void> {
  const [call] = await database.orm
    .select({ id: apiRequests.id })
    .from(apiRequests)
    .where(and(eq(apiRequests.id, id), eq(apiRequests.userId, accountId)));
  if (!call) throw ticketFailures.callNotFound({ id });
}

async function readTicket({ database }: TicketDeps, of: TicketOf): Promise<Conversation> {
  const [row] = await database.orm
    .select()
    .from(tickets)
    .where(and(...isThe(of)));
  const ticket = withoutToken(row ?? absent(of));
  return { ticket, messages: await messagesOf(database, ticket.id) };
}
