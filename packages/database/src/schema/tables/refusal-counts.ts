import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

export const refusalCounts = pgTable(
  'refusal_counts',
  {
    userId: text('user_id').notNull(),
    minute: time('minute').notNull(),
    refused: integer('refused').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.minute] })],
);
