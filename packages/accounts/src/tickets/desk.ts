import { plansByUrgency } from '@pagesmith/catalog';
import { type Queryable, tickets } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { filledTextUpTo } from '../arguments/parameters.ts';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import type { TicketDeps } from './deps.ts';
import { ticketFailures } from './failures.ts';
import { takeMail } from './incoming/take-mail.ts';
import { mailTextMax } from './limits.ts';
import { type Conversation, stateOf, type Ticket, withoutToken } from './ticket.ts';
import { ticketNumber } from './ticket-number.ts';
import { addSupportsMessage, lockTicket, messagesOf } from './write.ts';

export interface QueuedTicket extends Ticket {
  readonly state: ReturnType<typeof stateOf>;
  readonly isOverdue: boolean;
}

/** What our own people can do. Input is checked here: it comes from outside this process. */
export interface Desk {
  /** Those we owe an answer, the most urgent first; with `isAll` every ticket, most recent message first. */
  list(given: unknown): Promise<QueuedTicket[]>;
  read(given: unknown): Promise<Conversation>;
  /** Mailed to the customer, and seen in the account. */
  answer(given: unknown): Promise<Conversation>;
  /** Until the customer writes again. */
  close(given: unknown): Promise<Conversation>;
  /** An answer that came by mail, a customer's or our own. Taken twice, it is kept once. */
  receive(given: unknown): Promise<{ number: number }>;
}

const number = ticketNumber;
const text = filledTextUpTo(mailTextMax);
const isAll: Parameter<boolean> = {
  schema: z.boolean(),
  accepted: { en: 'true or false', fr: 'true ou false' },
  absent: false,
};

export function createDesk(deps: TicketDeps): Desk {
  return {
    list: (given) => listQueue(deps.database, deps.clock.now(), readArguments({ isAll }, given)),
    read: (given) => readTicket(deps, readArguments({ number }, given).number),
    answer: (given) => answer(deps, readArguments({ number, text }, given)),
    close: (given) => close(deps, readArguments({ number }, given).number),
    receive: (given) => takeMail(deps, given),
  };
}

const listedMax = 500;

/** What is overdue comes first, whoever wrote it; then the larger plan, then what is due sooner. */
export async function listQueue(
  { orm }: Queryable,
  now: Date,
  given: { isAll: boolean },
): Promise<QueuedTicket[]> {
  const order = sql.join(
    plansByUrgency.map((plan) => sql`${plan}::text`),
    sql`, `,
  );
  const urgency = sql`array_position(ARRAY[${order}], ${tickets.plan})`;
  const rows = await orm
    .select()
    .from(tickets)
    .where(given.isAll ? undefined : isNotNull(tickets.dueAt))
    .orderBy(
      ...(given.isAll
        ? [desc(tickets.updatedAt)]
        : [desc(sql`${tickets.dueAt} <= ${now}`), urgency, asc(tickets.dueAt), asc(tickets.number)]),
    )
    .limit(listedMax);
  return rows.map((row) => ({
    ...withoutToken(row),
    state: stateOf(row),
    isOverdue: row.dueAt !== null && row.dueAt <= now,
  }));
}

async function readTicket({ database }: TicketDeps, wanted: number): Promise<Conversation> {
  const [row] = await database.orm.select().from(tickets).where(eq(tickets.number, wanted));
  const ticket = withoutToken(row ?? fail(ticketFailures.ticketNotFound({ number: wanted })));
  return { ticket, messages: await messagesOf(database, ticket.id) };
}

async function answer(deps: TicketDeps, given: { number: number; text: string }): Promise<Conversation> {
  await deps.database.transaction(async (transaction) => {
    const ticket = await lockTicket(transaction, eq(tickets.number, given.number));
    if (!ticket) throw ticketFailures.ticketNotFound(given);
    await addSupportsMessage(deps, transaction, ticket, { text: given.text });
  });
  return readTicket(deps, given.number);
}

async function close(deps: TicketDeps, wanted: number): Promise<Conversation> {
  const { database, clock } = deps;
  await database.orm
    .update(tickets)
    .set({ dueAt: null, closedAt: clock.now() })
    .where(eq(tickets.number, wanted));
  return readTicket(deps, wanted);
}
