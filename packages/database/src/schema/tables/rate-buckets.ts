import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const rateBuckets = pgTable('rate_buckets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  used: doublePrecision('used').notNull(),
  countedAt: time('counted_at').notNull(),
});
