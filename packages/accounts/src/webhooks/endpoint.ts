import type { WebhookEventType } from '@pagesmith/catalog';
import type { WebhookEndpoint } from '@pagesmith/contract';
import { type Queryable, webhookEndpoints } from '@pagesmith/database';
import { fail } from '@pagesmith/kernel';
import { and, eq } from 'drizzle-orm';
import { webhookFailures } from './failures.ts';

export type EndpointRow = typeof webhookEndpoints.$inferSelect;

/** Never with its secrets: what is not there cannot be sent. */
export interface Endpoint {
  readonly id: string;
  readonly url: string;
  readonly events: WebhookEventType[];
  readonly status: WebhookEndpoint['status'];
  readonly disabledReason: WebhookEndpoint['disabledReason'];
  readonly failingSince: Date | null;
  /** Until when the secret before signs too; null when there is none. */
  readonly previousSecretUntil: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Whose endpoint: every query has both. */
export interface EndpointOf {
  readonly id: string;
  readonly accountId: string;
}

export const isThe = ({ id, accountId }: EndpointOf) =>
  and(eq(webhookEndpoints.id, id), eq(webhookEndpoints.userId, accountId));

export function endpointOf(row: EndpointRow, now: Date): Endpoint {
  const { id, url, status, disabledReason, failingSince, createdAt, updatedAt } = row;
  const events = row.events as WebhookEventType[];
  const isPreviousValid = row.previousSecretUntil !== null && row.previousSecretUntil > now;
  const previousSecretUntil = isPreviousValid ? row.previousSecretUntil : null;
  return {
    id,
    url,
    events,
    status,
    disabledReason,
    failingSince,
    previousSecretUntil,
    createdAt,
    updatedAt,
  };
}

export async function requireEndpoint({ orm }: Queryable, of: EndpointOf): Promise<EndpointRow> {
  const [row] = await orm.select().from(webhookEndpoints).where(isThe(of));
  return row ?? fail(webhookFailures.webhookEndpointNotFound());
}
