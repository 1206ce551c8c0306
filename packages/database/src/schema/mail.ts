import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { bytes, createdAt, time } from './columns.ts';

export const contactMessages = pgTable('contact_messages', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  reason: text('reason').notNull(),
  message: text('message').notNull(),
  createdAt: createdAt(),
});

/** Mail that has not gone out yet; encrypted, for it may hold a recovery secret. Once sent it is deleted. */
export const mails = pgTable(
  'mails',
  {
    id: text('id').primaryKey(),
    accountId: accountId(),
    contentEncrypted: bytes('content_encrypted').notNull(),
    secretKeyId: text('secret_key_id').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_account_id_index').on(table.accountId),
    index('mails_next_attempt_at_index').on(table.nextAttemptAt),
  ],
);
