import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    codeHash: bytes('code_hash').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);
