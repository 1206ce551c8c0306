import { plans } from '@pagesmith/catalog';
import { type Queryable, subscriptions } from '@pagesmith/database';
import { eq } from 'drizzle-orm';
import { webhookFailures } from './failures.ts';

export async function hasWebhooks({ orm }: Queryable, accountId: string): Promise<boolean> {
  const [row] = await orm
    .select({ plan: subscriptions.plan })
    .from(subscriptions)
    .where(eq(subscriptions.userId, accountId));
  return row !== undefined && plans[row.plan].hasWebhooks;
}

export async function requireWebhooks(database: Queryable, accountId: string): Promise<void> {
  if (!(await hasWebhooks(database, accountId))) throw webhookFailures.webhooksNotIncluded();
}
