import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const workBuckets = pgTable('work_buckets', {
  userId: text('user_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  usedMs: doublePrecision('used_ms').notNull(),
  countedAt: time('counted_at').notNull(),
});
