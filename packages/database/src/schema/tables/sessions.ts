import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '../columns.ts';
import { accounts } from './accounts.ts';

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secretHash: bytes('secret_hash').notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  factors: text('factors').array().notNull().default(['password']),
  confirmedAt: time('confirmed_at').notNull().defaultNow(),
  visitedBy: text('visited_by'),
  visitedFor: text('visited_for'),
});
