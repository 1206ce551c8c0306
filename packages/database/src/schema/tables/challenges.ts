import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const challenges = pgTable('challenges', {
  id: text('id').primaryKey(),
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['totp', 'recoverycode', 'passkey', 'new-passkey'] }).notNull(),
  nonce: text('nonce'),
  expiresAt: time('expires_at').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});
