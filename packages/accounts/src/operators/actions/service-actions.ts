import {
  accounts,
  apiRequests,
  charges,
  credits,
  jobs,
  mails,
  processes,
  tickets,
  webhookDeliveries,
} from '@pagesmith/database';
import { and, count, desc, eq, gt, gte, isNotNull, lt, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { Parameter } from '../../arguments/read-arguments.ts';
import { type ActionContext, defineAction } from './define.ts';

const hourMs = 3_600_000;
const listedMax = 20;

/** Numbers alone: no customer's document or failure is told in words. */
export const service = defineAction({
  about: 'the last hour: calls, failures, the busiest accounts, and what waits',
  parameters: {},
  isOverview: true,
  run: async ({ transaction: { orm }, now }) => {
    const isRecent = gte(apiRequests.createdAt, new Date(now.getTime() - hourMs));
    const { operation, errorCode } = apiRequests;
    const byOperation = await orm
      .select({ operation, errorCode, calls: count() })
      .from(apiRequests)
      .where(isRecent)
      .groupBy(operation, errorCode)
      .orderBy(desc(count()))
      .limit(listedMax);
    const busiest = await orm
      .select({
        email: accounts.email,
        calls: count(),
        milliseconds: sum(apiRequests.responseTimeMs).mapWith(Number),
      })
      .from(apiRequests)
      .innerJoin(accounts, eq(accounts.id, apiRequests.userId))
      .where(isRecent)
      .groupBy(accounts.email)
      .orderBy(desc(sum(apiRequests.responseTimeMs)))
      .limit(listedMax);
    const jobStates = await orm.select({ state: jobs.state, jobs: count() }).from(jobs).groupBy(jobs.state);
    const [deliveries] = await orm
      .select({ waiting: count() })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.state, 'pending'));
    const [waitingMails] = await orm.select({ waiting: count() }).from(mails);
    const [due] = await orm.select({ waiting: count() }).from(tickets).where(isNotNull(tickets.dueAt));
    const [living] = await orm
      .select({ running: count() })
      .from(processes)
      .where(gt(processes.leaseUntil, now));
    const waiting = {
      deliveries: deliveries?.waiting ?? 0,
      mails: waitingMails?.waiting ?? 0,
      tickets: due?.waiting ?? 0,
    };
    const result = { processes: living?.running ?? 0, byOperation, busiest, jobs: jobStates, waiting };
    return { subject: null, result };
  },
});

const month: Parameter<Date> = {
  schema: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .transform((text) => new Date(`${text}-01T00:00:00Z`)),
  accepted: {
    en: 'Value must be a month such as 2026-11',
    fr: 'la valeur doit être un mois tel que 2026-11',
  },
};

/** For accounting: what a calendar month (UTC) has metered, by customer and kind. Plan prices are the provider's books. */
export const money = defineAction({
  about: 'charges and credits of one month, by customer and kind',
  parameters: { month },
  isOverview: true,
  run: async ({ transaction }, given) => {
    const endsAt = new Date(given.month);
    endsAt.setUTCMonth(endsAt.getUTCMonth() + 1);
    const span = { from: given.month, to: endsAt };
    return {
      subject: null,
      result: [...(await charged(transaction, span)), ...(await credited(transaction, span))],
    };
  },
});

interface Span {
  readonly from: Date;
  readonly to: Date;
}

const charged = ({ orm }: ActionContext['transaction'], { from, to }: Span) =>
  orm
    .select({
      account: accounts.id,
      email: accounts.email,
      kind: charges.kind,
      count: count(),
      amountMills: sum(charges.amountMills).mapWith(Number),
      /** How many of them the payment provider was told of. */
      reported: count(charges.reportedAt),
    })
    .from(charges)
    .innerJoin(accounts, eq(accounts.id, charges.userId))
    .where(and(gte(charges.createdAt, from), lt(charges.createdAt, to)))
    .groupBy(accounts.id, charges.kind)
    .orderBy(accounts.email, charges.kind);

async function credited({ orm }: ActionContext['transaction'], { from, to }: Span) {
  const rows = await orm
    .select({
      account: accounts.id,
      email: accounts.email,
      count: count(),
      amountMills: sum(credits.amountMills).mapWith(Number),
      reported: count(credits.reportedAt),
    })
    .from(credits)
    .innerJoin(accounts, eq(accounts.id, credits.accountId))
    .where(and(gte(credits.createdAt, from), lt(credits.createdAt, to)))
    .groupBy(accounts.id)
    .orderBy(accounts.email);
  return rows.map((row) => ({ ...row, kind: 'credit', amountMills: -row.amountMills }));
}
