import type { PlanId } from '@pagesmith/catalog';
import type { PlanChange, RecentActivity, RecentDelivery } from '@pagesmith/contract';
import { billingNotices, type Queryable } from '@pagesmith/database';
import { and, desc, eq } from 'drizzle-orm';

const eachMax = 10;

export async function recentActivity(database: Queryable, accountId: string): Promise<RecentActivity> {
  return {
    planChanges: await recentPlanChanges(database, accountId),
    deliveries: await recentDeliveries(database, accountId),
  };
}

interface Terms {
  readonly plan: PlanId;
  readonly status: string;
  readonly cancel_at: string | null;
}

/** From the notices that a trigger writes with every change of a subscription. */
async function recentPlanChanges({ orm }: Queryable, accountId: string): Promise<PlanChange[]> {
  const rows = await orm
    .select()
    .from(billingNotices)
    .where(and(eq(billingNotices.accountId, accountId), eq(billingNotices.kind, 'subscription')))
    .orderBy(desc(billingNotices.id))
    .limit(eachMax);
  return rows.map(({ id, facts, createdAt }) => {
    const { before, after } = facts as { before: Terms; after: Terms };
    return {
      id: String(id),
      at: createdAt.toISOString(),
      before: before.plan,
      after: after.plan,
      status: after.status,
      cancelAt: after.cancel_at && new Date(after.cancel_at).toISOString(),
    };
  });
}

/** The newest of each endpoint first: an index has them, however many deliveries there were. */
const deliveriesStatement = `
  SELECT delivery.id, delivery.created_at AS at, event.type, endpoint.url, delivery.state
  FROM webhook_endpoints AS endpoint
  CROSS JOIN LATERAL (
    SELECT * FROM webhook_deliveries WHERE endpoint_id = endpoint.id ORDER BY sequence DESC LIMIT $2
  ) AS delivery
  JOIN webhook_events AS event ON event.id = delivery.event_id
  WHERE endpoint.user_id = $1 ORDER BY delivery.sequence DESC LIMIT $2`;

async function recentDeliveries(database: Queryable, accountId: string): Promise<RecentDelivery[]> {
  type Row = Omit<RecentDelivery, 'at'> & { readonly at: Date };
  const rows = await database.query<Row>(deliveriesStatement, [accountId, eachMax]);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
