import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { tickets } from './tickets.ts';

export const ticketNotes = pgTable('ticket_notes', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  ticketId: text('ticket_id')
    .notNull()
    .references(() => tickets.id, { onDelete: 'cascade' }),
  author: text('author').notNull(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
