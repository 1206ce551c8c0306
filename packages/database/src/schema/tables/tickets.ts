import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const tickets = pgTable('tickets', {
  id: text('id').primaryKey(),
  number: wholeNumber('number').notNull().generatedAlwaysAsIdentity(),
  accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  email: text('email').notNull(),
  language: text('language', { enum: ['en', 'fr'] })
    .notNull()
    .default('en'),
  reason: text('reason', {
    enum: ['sales', 'support', 'billing', 'partnership', 'feedback', 'other'],
  }).notNull(),
  requestId: text('request_id'),
  plan: text('plan', { enum: ['starter', 'premium', 'pro', 'enterprise'] })
    .notNull()
    .default('starter'),
  replyToken: text('reply_token').notNull(),
  dueAt: time('due_at'),
  firstAnsweredAt: time('first_answered_at'),
  closedAt: time('closed_at'),
  updatedAt: time('updated_at').notNull().defaultNow(),
  createdAt: time('created_at').notNull().defaultNow(),
  assignee: text('assignee'),
});
