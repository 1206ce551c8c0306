import { accounts, charges, credits, invoices, subscriptions } from '@pagesmith/database';
import { and, count, eq, gte, isNotNull, isNull, lt, min, sql, sum } from 'drizzle-orm';
import * as z from 'zod';
import type { Parameter } from '../../arguments/read-arguments.ts';
import type { Span } from '../../billing/provider.ts';
import { differencesOf, recordedInvoices, refundedIn } from '../../billing/recorded-invoices.ts';
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

const spanOf = (from: Date): Span => {
  const to = new Date(from);
  to.setUTCMonth(to.getUTCMonth() + 1);
  return { from, to };
};

/**
 * For accounting, by customer and kind: what was paid in a calendar month (UTC), what was metered in it, and what we gave
 * back. What is metered is paid with a later invoice.
 */
export const money = defineAction({
  about: 'paid invoices, charges and credits of one month, by customer and kind',
  parameters: { month },
  isOverview: true,
  run: async ({ transaction }, given) => {
    const span = spanOf(given.month);
    const parts = [paid, charged, credited].map((part) => () => part(transaction, span));
    const result = [];
    for (const part of parts) result.push(...(await part()));
    return { subject: null, result };
  },
});

/** Each paid invoice of a month, in our record and in the provider's books, and what was really earned. */
export const compareInvoices = defineAction({
  about:
    'revenue of one month as it was really paid, and each invoice that our record and the provider disagree on',
  parameters: { month },
  isOverview: true,
  first: ({ billing }, given) => billing.paidInvoices(spanOf(given.month)),
  run: async ({ deps, transaction }, given, theirs) => {
    const span = spanOf(given.month);
    const ours = await recordedInvoices(transaction, deps.billing.mode, span);
    const chargedMills = ours.reduce((total, { amountMills }) => total + amountMills, 0);
    const refundedMills = await refundedIn(transaction, span);
    const revenue = {
      invoices: ours.length,
      chargedMills,
      refundedMills,
      revenueMills: chargedMills - refundedMills,
    };
    return { subject: null, result: { revenue, differences: differencesOf(ours, theirs) } };
  },
});

/** A charge that the provider has not taken after so long is a difference, and no longer on its way. */
const lateMs = 3_600_000;

/** What is paid for now, and what of our ledger the provider has not taken. */
export const books = defineAction({
  about: 'paid plans, charges that the provider was not told of, refunds that it refused',
  parameters: {},
  isOverview: true,
  run: async ({ transaction, now }) => ({
    subject: null,
    result: {
      paidPlans: await paidPlans(transaction),
      unreported: await unreported(transaction, new Date(now.getTime() - lateMs)),
      refused: await refused(transaction),
    },
  }),
});

const paidPlans = ({ orm }: ActionContext['transaction']) =>
  orm
    .select({ plan: subscriptions.plan, cycle: subscriptions.billingCycle, count: count() })
    .from(subscriptions)
    .where(isNotNull(subscriptions.providerSubscriptionId))
    .groupBy(subscriptions.plan, subscriptions.billingCycle)
    .orderBy(subscriptions.plan, subscriptions.billingCycle);

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

/** Whose account is gone has no address here any more. */
const paid = ({ orm }: ActionContext['transaction'], { from, to }: Span) =>
  orm
    .select({
      account: accounts.id,
      email: accounts.email,
      kind: sql<string>`'invoice'`,
      count: count(),
      amountMills: sum(invoices.amountMills).mapWith(Number),
      reported: count(),
    })
    .from(invoices)
    .leftJoin(subscriptions, eq(subscriptions.providerCustomerId, invoices.customerId))
    .leftJoin(accounts, eq(accounts.id, subscriptions.userId))
    .where(and(gte(invoices.createdAt, from), lt(invoices.createdAt, to)))
    .groupBy(accounts.id)
    .orderBy(accounts.email);

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
