import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  type: text('type').notNull(),
  data: json('data').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
