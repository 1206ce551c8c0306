import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  windowEndsAt: time('window_ends_at').notNull(),
  eventCount: integer('event_count').notNull(),
});
