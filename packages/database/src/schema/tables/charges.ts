import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const charges = pgTable('charges', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  requestId: text('request_id').notNull(),
  kind: text('kind').notNull(),
  amountMills: integer('amount_mills').notNull(),
  periodStartedAt: time('period_started_at').notNull(),
  reportedAt: time('reported_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});
