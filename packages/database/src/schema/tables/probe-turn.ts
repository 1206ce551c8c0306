import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

export const probeTurn = pgTable('probe_turn', {
  isOnly: boolean('is_only').primaryKey().default(true),
  minute: time('minute').notNull(),
});
