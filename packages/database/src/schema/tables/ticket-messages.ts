import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { tickets } from './tickets.ts';

export const ticketMessages = pgTable('ticket_messages', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  ticketId: text('ticket_id')
    .notNull()
    .references(() => tickets.id, { onDelete: 'cascade' }),
  author: text('author', { enum: ['customer', 'support'] }).notNull(),
  text: text('text').notNull(),
  mailId: text('mail_id'),
  mailFrom: text('mail_from'),
  createdAt: time('created_at').notNull().defaultNow(),
});
