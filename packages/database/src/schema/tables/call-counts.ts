import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const callCounts = pgTable(
  'call_counts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    span: text('span', { enum: ['day', 'hour'] }).notNull(),
    startedAt: time('started_at').notNull(),
    mode: text('mode').notNull(),
    status: text('status').notNull(),
    endpoint: text('endpoint').notNull(),
    calls: integer('calls').notNull(),
    responseMs: wholeNumber('response_ms').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.userId, table.span, table.startedAt, table.mode, table.status, table.endpoint],
    }),
  ],
);
