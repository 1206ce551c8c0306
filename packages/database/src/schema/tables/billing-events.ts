import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const billingEvents = pgTable('billing_events', {
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  type: text('type').notNull(),
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  customerId: text('customer_id'),
  subscriptionId: text('subscription_id'),
  payload: jsonb('payload').notNull(),
  occurredAt: time('occurred_at').notNull(),
  receivedAt: time('received_at').notNull().defaultNow(),
  processedAt: time('processed_at'),
});
