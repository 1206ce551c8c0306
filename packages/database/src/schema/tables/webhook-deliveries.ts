import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ColumnTypes } from '../column-types.ts';
import { time, wholeNumber } from '../columns.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';
import { webhookEvents } from './webhook-events.ts';

export const webhookDeliveries = pgTable('webhook_deliveries', {
  id: text('id').primaryKey(),
  sequence: wholeNumber('sequence').notNull().generatedAlwaysAsIdentity(),
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
  answers: jsonb('answers').$type<ColumnTypes['webhook_deliveries.answers']>().notNull().default([]),
  createdAt: time('created_at').notNull().defaultNow(),
});
