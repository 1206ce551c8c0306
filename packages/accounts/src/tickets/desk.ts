import { plansByUrgency } from '@pagesmith/catalog';
import { type Queryable, tickets } from '@pagesmith/database';
import { asc, desc, isNotNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Parameter, readArguments } from '../arguments/read-arguments.ts';
import type { TicketDeps } from './deps.ts';
import { takeMail } from './incoming/take-mail.ts';
import { stateOf, type Ticket, withoutToken } from './ticket.ts';

export interface QueuedTicket extends Ticket {
  readonly state: ReturnType<typeof stateOf>;
  readonly isOverdue: boolean;
}

/** The queue, and the way in for mail. What our people do with one ticket is an action of operators. Input is checked here: it comes from outside this process. */
export interface Desk {
  /** Those we owe an answer, the most urgent first; with `isAll` every ticket, most recent message first. */
  list(given: unknown): Promise<QueuedTicket[]>;
  /** An answer that came by mail, a customer's or our own. Taken twice, it is kept once. */
  receive(given: unknown): Promise<{ number: number }>;
}

const isAll: Parameter<boolean> = {
  schema: z.boolean(),
  accepted: { en: 'true or false', fr: 'true ou false' },
  absent: false,
};

export function createDesk(deps: TicketDeps): Desk {
  return {
    list: (given) => listQueue(deps.database, deps.clock.now(), readArguments({ isAll }, given)),
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
