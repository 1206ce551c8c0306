import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const callWindows = pgTable('call_windows', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  endedAt: time('ended_at').array().notNull(),
  calls: integer('calls').array().notNull(),
  used: integer('used').notNull(),
});
