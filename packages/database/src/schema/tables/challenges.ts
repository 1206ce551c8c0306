import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { accounts } from './accounts.ts';
import { operators } from './operators.ts';

export const challenges = pgTable('challenges', {
  id: text('id').primaryKey(),
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  kind: text('kind', { enum: ['totp', 'recoverycode', 'passkey', 'new-passkey'] }).notNull(),
  nonce: text('nonce'),
  expiresAt: time('expires_at').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  operatorId: text('operator_id').references(() => operators.id, { onDelete: 'cascade' }),
});
