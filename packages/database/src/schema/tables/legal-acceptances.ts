import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const legalAcceptances = pgTable(
  'legal_acceptances',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    page: text('page').notNull(),
    version: integer('version').notNull(),
    acceptedAt: time('accepted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.page, table.version] })],
);
