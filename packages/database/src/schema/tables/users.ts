import { integer, pgView, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';

export const users = pgView('users', {
  id: text('id').notNull(),
  sequence: wholeNumber('sequence').notNull(),
  userId: text('user_id').notNull(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  plan: text('plan', { enum: ['starter', 'premium', 'pro', 'enterprise'] }).notNull(),
  monthlyRequests: integer('monthly_requests').notNull(),
  totalRequests: wholeNumber('total_requests').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
}).existing();
