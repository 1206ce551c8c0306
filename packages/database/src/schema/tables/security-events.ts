import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ColumnTypes } from '../column-types.ts';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const securityEvents = pgTable('security_events', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text('kind').$type<ColumnTypes['security_events.kind']>().notNull(),
  address: text('address'),
  userAgent: text('user_agent'),
  facts: jsonb('facts').$type<ColumnTypes['security_events.facts']>().notNull().default({}),
  occurrences: integer('occurrences').notNull().default(1),
  createdAt: time('created_at').notNull().defaultNow(),
});
