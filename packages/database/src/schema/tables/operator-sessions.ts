import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '../columns.ts';
import { operators } from './operators.ts';

export const operatorSessions = pgTable('operator_sessions', {
  secretHash: bytes('secret_hash').primaryKey(),
  operatorId: text('operator_id')
    .notNull()
    .references(() => operators.id, { onDelete: 'cascade' }),
  address: text('address').notNull(),
  userAgent: text('user_agent').notNull(),
  confirmedAt: time('confirmed_at').notNull(),
  seenAt: time('seen_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});
