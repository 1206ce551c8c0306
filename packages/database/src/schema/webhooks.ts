import { index, integer, json, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { bytes, createdAt, sequence, time, updatedAt } from './columns.ts';

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: text('id').primaryKey(),
    sequence: sequence(),
    userId: accountId('user_id').notNull(),
    url: text('url').notNull(),
    events: text('events').array().notNull(),
    secretEncrypted: bytes('secret_encrypted').notNull(),
    /** Until then it signs beside the current one. */
    previousSecretEncrypted: bytes('previous_secret_encrypted'),
    previousSecretUntil: time('previous_secret_until'),
    secretKeyId: text('secret_key_id').notNull(),
    status: text('status', { enum: ['enabled', 'disabled'] })
      .notNull()
      .default('enabled'),
    /** Why we disabled it; null when its owner did. */
    disabledReason: text('disabled_reason', { enum: ['failing', 'gone'] }),
    /** The first failure after the latest success. */
    failingSince: time('failing_since'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('webhook_endpoints_user_id_index').on(table.userId)],
);

/** What happened; written by triggers, in the transaction in which it did. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    userId: accountId('user_id').notNull(),
    type: text('type').notNull(),
    data: json('data').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_events_user_id_index').on(table.userId),
    index('webhook_events_created_at_index').on(table.createdAt),
  ],
);

/** What an attempt came to: a status and the beginning of its answer, or the code of a failure. */
export interface WebhookAnswer {
  readonly at: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly body: string | null;
  readonly error: string | null;
}

/** One event for one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: text('id').primaryKey(),
    sequence: sequence(),
    eventId: text('event_id')
      .notNull()
      .references(() => webhookEvents.id, { onDelete: 'cascade' }),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['pending', 'delivered', 'failed'] })
      .notNull()
      .default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull(),
    /** Of the latest attempts, oldest first. */
    answers: jsonb('answers').$type<WebhookAnswer[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhook_deliveries_event_id_endpoint_id_unique').on(table.eventId, table.endpointId),
    index('webhook_deliveries_list_index').on(table.endpointId, table.sequence),
    index('webhook_deliveries_due_index').on(table.endpointId, table.nextAttemptAt),
  ],
);
