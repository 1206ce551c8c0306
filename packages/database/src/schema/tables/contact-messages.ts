import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  reason: text('reason').notNull(),
  message: text('message').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
});
