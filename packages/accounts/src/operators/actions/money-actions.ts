import { monthlyPriceMills } from '@pagesmith/catalog';
import { accounts, charges, credits, subscriptions } from '@pagesmith/database';
import { and, count, eq, gte, isNotNull, isNull, lt, min, sql, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { Parameter } from '../../arguments/read-arguments.ts';
import { type ActionContext, defineAction } from './define.ts';

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

/** A charge that the provider has not taken after so long is a difference, and no longer on its way. */
const lateMs = 3_600_000;

/** Where our ledger and the provider's books part, and what the paid plans bring in at list price. */
export const books = defineAction({
  about:
    'paid plans and what they bring in, charges that the provider was not told of, refunds that it refused',
  parameters: {},
  isOverview: true,
  run: async ({ transaction, now }) => ({
    subject: null,
    result: {
      revenue: await revenueOf(transaction),
      unreported: await unreported(transaction, new Date(now.getTime() - lateMs)),
      refused: await refused(transaction),
    },
  }),
});

async function revenueOf({ orm }: ActionContext['transaction']) {
  const rows = await orm
    .select({ plan: subscriptions.plan, cycle: subscriptions.billingCycle, count: count() })
    .from(subscriptions)
    .where(isNotNull(subscriptions.providerSubscriptionId))
    .groupBy(subscriptions.plan, subscriptions.billingCycle)
    .orderBy(subscriptions.plan, subscriptions.billingCycle);
  return rows.map((row) => ({
    ...row,
    amountMills: row.count * monthlyPriceMills(row.plan, row.cycle),
  }));
}

const unreported = ({ orm }: ActionContext['transaction'], before: Date) =>
  orm
    .select({
      email: accounts.email,
      provider: subscriptions.provider,
      count: count(),
      amountMills: sum(charges.amountMills).mapWith(Number),
      oldestAt: min(charges.createdAt),
    })
    .from(charges)
    .innerJoin(accounts, eq(accounts.id, charges.userId))
    .leftJoin(subscriptions, eq(subscriptions.userId, accounts.id))
    .where(and(isNull(charges.reportedAt), lt(charges.createdAt, before)))
    .groupBy(accounts.email, subscriptions.provider)
    .orderBy(accounts.email);

const refused = ({ orm }: ActionContext['transaction']) =>
  orm
    .select({
      email: accounts.email,
      invoiceId: credits.invoiceId,
      amountMills: credits.amountMills,
      refusedBecause: credits.refusedBecause,
      createdAt: credits.createdAt,
    })
    .from(credits)
    .innerJoin(accounts, eq(accounts.id, credits.accountId))
    .where(isNotNull(credits.refusedBecause))
    .orderBy(credits.id);

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

/** A refund that the provider refused was not paid. */
async function credited({ orm }: ActionContext['transaction'], { from, to }: Span) {
  const kind = sql<string>`CASE WHEN ${credits.invoiceId} IS NULL THEN 'credit' ELSE 'refund' END`;
  const inTime = [gte(credits.createdAt, from), lt(credits.createdAt, to)];
  const rows = await orm
    .select({
      account: accounts.id,
      email: accounts.email,
      kind,
      count: count(),
      amountMills: sum(credits.amountMills).mapWith(Number),
      reported: count(credits.reportedAt),
    })
    .from(credits)
    .innerJoin(accounts, eq(accounts.id, credits.accountId))
    .where(and(isNull(credits.refusedBecause), ...inTime))
    .groupBy(accounts.id, kind)
    .orderBy(accounts.email, kind);
  return rows.map((row) => ({ ...row, amountMills: -row.amountMills }));
}
