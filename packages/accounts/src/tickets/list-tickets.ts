import { type Queryable, ticketMessages, tickets } from '@pagesmith/database';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { page } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import { type Ticket, withoutToken } from './ticket.ts';

export interface ListedTicket extends Ticket {
  /** How the first message begins. */
  readonly beginning: string;
}

/** A page of an account's own, newest first. */
export async function listTickets(
  { orm }: Queryable,
  accountId: string,
  given: unknown = {},
): Promise<ListedTicket[]> {
  const { limit, before } = readArguments(page, given);
  const rows = await orm
    .select()
    .from(tickets)
    .where(and(eq(tickets.accountId, accountId), lt(tickets.number, before)))
    .orderBy(desc(tickets.number))
    .limit(limit);
  if (rows.length === 0) return [];
  const { ticketId, id, text } = ticketMessages;
  const firsts = await orm
    .selectDistinctOn([ticketId], { ticketId, beginning: sql<string>`left(${text}, 140)` })
    .from(ticketMessages)
    .where(
      inArray(
        ticketId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(ticketId), asc(id));
  const beginnings = new Map(firsts.map((first) => [first.ticketId, first.beginning]));
  return rows.map((row) => ({ ...withoutToken(row), beginning: beginnings.get(row.id) ?? '' }));
}
