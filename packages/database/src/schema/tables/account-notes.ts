import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const accountNotes = pgTable('account_notes', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  author: text('author').notNull(),
  text: text('text').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
