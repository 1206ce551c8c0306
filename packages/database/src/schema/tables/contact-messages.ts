import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  reason: text('reason').notNull(),
  message: text('message').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
