import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const testPaymentObjects = pgTable('test_payment_objects', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['subscription', 'invoice', 'usage', 'event'] }).notNull(),
  object: jsonb('object').notNull(),
  dueAt: time('due_at'),
  createdAt: time('created_at').notNull(),
});
