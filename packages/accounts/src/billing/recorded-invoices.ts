import type { Mills } from '@pagesmith/catalog';
import { accounts, credits, invoices, type Queryable, subscriptions } from '@pagesmith/database';
import { and, asc, eq, gte, isNotNull, lt, sum } from 'drizzle-orm';
import type { PaidInvoice, Span } from './provider.ts';

/** A paid invoice as we were told of it when it happened; null for an account that is gone. */
interface RecordedInvoice extends PaidInvoice {
  readonly email: string | null;
}

export const recordedInvoices = (
  { orm }: Queryable,
  provider: string,
  { from, to }: Span,
): Promise<RecordedInvoice[]> =>
  orm
    .select({
      id: invoices.id,
      customerId: invoices.customerId,
      email: accounts.email,
      amountMills: invoices.amountMills,
      createdAt: invoices.createdAt,
    })
    .from(invoices)
    .leftJoin(subscriptions, eq(subscriptions.providerCustomerId, invoices.customerId))
    .leftJoin(accounts, eq(accounts.id, subscriptions.userId))
    .where(and(eq(invoices.provider, provider), gte(invoices.createdAt, from), lt(invoices.createdAt, to)))
    .orderBy(asc(invoices.createdAt), asc(invoices.id));

/** Paid back in the time, whenever it had been paid. */
export async function refundedIn({ orm }: Queryable, { from, to }: Span): Promise<Mills> {
  const [row] = await orm
    .select({ mills: sum(credits.amountMills).mapWith(Number) })
    .from(credits)
    .where(and(isNotNull(credits.invoiceId), gte(credits.reportedAt, from), lt(credits.reportedAt, to)));
  return row?.mills ?? 0;
}

interface Difference {
  readonly invoiceId: string;
  readonly difference: 'missing_here' | 'missing_there' | 'other_amount';
  readonly customerId: string;
  readonly email: string | null;
  readonly oursMills: Mills | null;
  readonly theirsMills: Mills | null;
  readonly createdAt: Date;
}

/** What one side has and the other has not, or has with another amount. */
export function differencesOf(
  ours: readonly RecordedInvoice[],
  theirs: readonly PaidInvoice[],
): Difference[] {
  const [here, there] = [byId(ours), byId(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((invoiceId) => {
    const [our, their] = [here.get(invoiceId), there.get(invoiceId)];
    const known = our ?? their;
    if (!known || our?.amountMills === their?.amountMills) return [];
    return [
      {
        invoiceId,
        difference: !our ? 'missing_here' : !their ? 'missing_there' : 'other_amount',
        customerId: known.customerId,
        email: our?.email ?? null,
        oursMills: our?.amountMills ?? null,
        theirsMills: their?.amountMills ?? null,
        createdAt: known.createdAt,
      } as const,
    ];
  });
}

const byId = <One extends PaidInvoice>(list: readonly One[]): Map<string, One> =>
  new Map(list.map((one) => [one.id, one]));
