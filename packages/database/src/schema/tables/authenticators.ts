import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const authenticators = pgTable('authenticators', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secretEncrypted: bytes('secret_encrypted').notNull(),
  secretKeyId: text('secret_key_id').notNull(),
  confirmedAt: time('confirmed_at'),
  lastUsedStep: wholeNumber('last_used_step').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
});
