import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const callHours = pgTable(
  'call_hours',
  {
    userId: text('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hour: time('hour').notNull(),
    mode: text('mode').notNull(),
    status: text('status').notNull(),
    endpoint: text('endpoint').notNull(),
    calls: integer('calls').notNull(),
    responseMs: wholeNumber('response_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour, table.mode, table.status, table.endpoint] })],
);
