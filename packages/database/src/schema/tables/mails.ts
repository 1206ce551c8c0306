import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const mails = pgTable('mails', {
  id: text('id').primaryKey(),
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  contentEncrypted: bytes('content_encrypted').notNull(),
  secretKeyId: text('secret_key_id').notNull(),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
  lastError: text('last_error'),
  createdAt: time('created_at').notNull().defaultNow(),
});
