import { pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../columns.ts';
import { operators } from './operators.ts';

export const operatorChallenges = pgTable('operator_challenges', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id').references(() => operators.id, { onDelete: 'cascade' }),
  nonce: text('nonce').notNull(),
  expiresAt: time('expires_at').notNull(),
});
