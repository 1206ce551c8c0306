import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const billingNotices = pgTable('billing_notices', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['subscription', 'allowance', 'cap', 'superseded'] }).notNull(),
  reference: text('reference'),
  facts: jsonb('facts').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: time('next_attempt_at').notNull(),
  createdAt: time('created_at').notNull(),
  handledAt: time('handled_at'),
});
