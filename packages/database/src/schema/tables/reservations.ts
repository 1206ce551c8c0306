import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';
import { processes } from './processes.ts';

export const reservations = pgTable('reservations', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  processId: text('process_id').references(() => processes.id),
  calls: integer('calls').notNull().default(1),
  amountMills: wholeNumber('amount_mills').notNull().default(0),
  apiKeyId: text('api_key_id').notNull(),
  apiKeyName: text('api_key_name').notNull(),
  endpoint: text('endpoint').notNull(),
  method: text('method').notNull(),
  operation: text('operation'),
  createdAt: time('created_at').notNull().defaultNow(),
  isTrial: boolean('is_trial').notNull().default(false),
  mode: text('mode', { enum: ['live', 'test'] })
    .notNull()
    .default('live'),
  isCounted: boolean('is_counted').notNull().default(false),
  steps: text('steps').array(),
  times: integer('times').notNull().default(1),
});
