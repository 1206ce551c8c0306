import type { Mills } from '@pagesmith/catalog';
import { testPaymentObjects as objects, type Queryable, type Transaction } from '@pagesmith/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ReportedCharge } from '../provider.ts';

type Usage = Pick<ReportedCharge, 'identifier' | 'accountId' | 'amountMills' | 'createdAt'>;

/** Under a name that was used before it is the same usage. A credit is a negative one. */
export async function keepUsage({ orm }: Queryable, usage: Usage): Promise<void> {
  const { identifier: id, accountId, amountMills, createdAt } = usage;
  const kept = { id, accountId, kind: 'usage' as const, object: { amountMills }, createdAt };
  await orm.insert(objects).values(kept).onConflictDoNothing();
}

const isOwed = (accountId: string) =>
  and(
    eq(objects.kind, 'usage'),
    eq(objects.accountId, accountId),
    isNull(sql`${objects.object}->'invoiceId'`),
  );

/** Usage that no invoice has yet, less credits. */
export async function owedMills({ orm }: Queryable, accountId: string): Promise<Mills> {
  const amount = sql<number>`coalesce(sum((${objects.object}->>'amountMills')::integer), 0)::integer`;
  const [row] = await orm.select({ owed: amount }).from(objects).where(isOwed(accountId));
  return row?.owed ?? 0;
}

export async function billUsage({ orm }: Transaction, accountId: string, invoiceId: string): Promise<void> {
  const object = sql`${objects.object} || jsonb_build_object('invoiceId', ${invoiceId}::text)`;
  await orm.update(objects).set({ object }).where(isOwed(accountId));
}
