import { date, integer, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { time, wholeNumber } from './columns.ts';

/** Every authenticated call counts here, failed ones too. */
export const userCounters = pgTable('user_counters', {
  userId: accountId('user_id').primaryKey(),
  /** First day of the calendar month (UTC) that `monthlyRequests` counts: in any other month it stands for 0. */
  month: date('month', { mode: 'string' }).notNull(),
  monthlyRequests: integer('monthly_requests').notNull().default(0),
  totalRequests: wholeNumber('total_requests').notNull().default(0),
});

/** The users document, put together from accounts, subscriptions and user_counters: to be read, not written. */
export const users = pgView('users', {
  id: text('id').notNull(),
  sequence: wholeNumber('sequence').notNull(),
  userId: text('user_id').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  plan: text('plan', { enum: ['starter', 'premium', 'pro', 'enterprise'] }).notNull(),
  monthlyRequests: integer('monthly_requests').notNull(),
  totalRequests: wholeNumber('total_requests').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
}).existing();
