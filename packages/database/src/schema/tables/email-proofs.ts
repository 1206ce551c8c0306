import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const emailProofs = pgTable('email_proofs', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  secretHash: bytes('secret_hash').notNull(),
  sessionId: text('session_id').notNull(),
  keepsOtherSessions: boolean('keeps_other_sessions').notNull().default(false),
  expiresAt: time('expires_at').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
