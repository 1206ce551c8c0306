import { webhookTestType } from '@pagesmith/catalog';
import type { WebhookDelivery } from '@pagesmith/contract';
import { type WebhookAnswer, webhookDeliveries, webhookEvents } from '@pagesmith/database';
import { fail, uniqueId } from '@pagesmith/kernel';
import { and, desc, eq, lt } from 'drizzle-orm';
import { page } from '../arguments/parameters.ts';
import { readArguments } from '../arguments/read-arguments.ts';
import type { WebhookDeps } from './deps.ts';
import { type EndpointOf, requireEndpoint } from './endpoint.ts';
import { bodyOf } from './event-body.ts';
import { webhookFailures } from './failures.ts';
import { requireWebhooks } from './plan.ts';

/** One event for one endpoint, and what came of it. */
export interface Delivery {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  /** As it is sent. */
  readonly body: string;
  readonly state: WebhookDelivery['state'];
  readonly attempts: number;
  /** Null when there is none to come. */
  readonly nextAttemptAt: Date | null;
  /** Of the latest attempts, oldest first. */
  readonly answers: WebhookAnswer[];
  readonly createdAt: Date;
  /** For the next page. */
  readonly sequence: number;
}

export interface Deliveries {
  /** Newest first; `before` is the sequence of the last one of the page before. */
  list(of: EndpointOf, given: unknown): Promise<Delivery[]>;
  /** One more attempt, now, with the event's own id. */
  resend(of: EndpointOf, deliveryId: string): Promise<Delivery>;
  /** An event that tells of nothing. */
  sendTest(of: EndpointOf): Promise<Delivery>;
}

export function createDeliveries(deps: WebhookDeps): Deliveries {
  const { database, clock } = deps;

  const read = async (endpointId: string, { limit, before, id }: DeliveryQuery): Promise<Delivery[]> => {
    const rows = await database.orm
      .select({ delivery: webhookDeliveries, event: webhookEvents })
      .from(webhookDeliveries)
      .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.eventId))
      .where(
        and(
          eq(webhookDeliveries.endpointId, endpointId),
          lt(webhookDeliveries.sequence, before),
          id === undefined ? undefined : eq(webhookDeliveries.id, id),
        ),
      )
      .orderBy(desc(webhookDeliveries.sequence))
      .limit(limit);
    return rows.map(({ delivery, event }) => deliveryOf(delivery, event));
  };
  const readOne = async (endpointId: string, id: string): Promise<Delivery> => {
    const [delivery] = await read(endpointId, { id, limit: 1, before: Number.MAX_SAFE_INTEGER });
    return delivery ?? fail(webhookFailures.webhookDeliveryNotFound());
  };

  return {
    list: async (of, given) => {
      const wanted = readArguments(page, given);
      const { id } = await requireEndpoint(database, of);
      return read(id, wanted);
    },
    resend: async (of, deliveryId) => {
      await requireTrial(deps, of);
      await database.transaction(async (transaction) => {
        await transaction.orm
          .update(webhookDeliveries)
          .set({ state: 'pending', nextAttemptAt: clock.now() })
          .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.endpointId, of.id)));
        await transaction.notify('webhooks');
      });
      return readOne(of.id, deliveryId);
    },
    sendTest: async (of) => {
      await requireTrial(deps, of);
      const now = clock.now();
      const event = {
        id: `evt_${uniqueId(clock)}`,
        userId: of.accountId,
        type: webhookTestType,
        data: { endpointId: of.id },
        createdAt: now,
      };
      const id = uniqueId(clock);
      await database.transaction(async (transaction) => {
        await transaction.orm.insert(webhookEvents).values(event);
        await transaction.orm
          .insert(webhookDeliveries)
          .values({ id, eventId: event.id, endpointId: of.id, nextAttemptAt: now, createdAt: now });
        await transaction.notify('webhooks');
      });
      return readOne(of.id, id);
    },
  };
}

interface DeliveryQuery {
  readonly limit: number;
  readonly before: number;
  readonly id?: string;
}

/** A call of the owner's endpoint that nothing but the owner's wish causes. */
async function requireTrial(deps: WebhookDeps, of: EndpointOf): Promise<void> {
  const { database, throttle, limits } = deps;
  const { status } = await requireEndpoint(database, of);
  await requireWebhooks(database, of.accountId);
  if (status === 'disabled') throw webhookFailures.webhookEndpointDisabled();
  await throttle.take({ rule: limits.trials, subject: of.accountId });
}

function deliveryOf(
  row: typeof webhookDeliveries.$inferSelect,
  event: typeof webhookEvents.$inferSelect,
): Delivery {
  const { id, eventId, state, attempts, answers, createdAt, sequence } = row;
  const nextAttemptAt = state === 'pending' ? row.nextAttemptAt : null;
  const { type } = event;
  return {
    id,
    eventId,
    type,
    body: bodyOf(event),
    state,
    attempts,
    nextAttemptAt,
    answers,
    createdAt,
    sequence,
  };
}
