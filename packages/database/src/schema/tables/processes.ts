import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';

export const processes = pgTable('processes', {
  id: text('id').primaryKey(),
  leaseUntil: time('lease_until').notNull(),
  startedAt: time('started_at').notNull().defaultNow(),
  heldSince: time('held_since').notNull().defaultNow(),
  engine: jsonb('engine'),
});
