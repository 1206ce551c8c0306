import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const userCounters = pgTable('user_counters', {
  userId: text('user_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  month: date('month', { mode: 'string' }).notNull(),
  monthlyRequests: integer('monthly_requests').notNull().default(0),
  totalRequests: wholeNumber('total_requests').notNull().default(0),
});
