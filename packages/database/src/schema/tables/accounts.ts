import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';

export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  sequence: wholeNumber('sequence').notNull().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  passwordUpdatedAt: time('password_updated_at').notNull().defaultNow(),
  status: text('status', { enum: ['active', 'blocked'] })
    .notNull()
    .default('active'),
  accessedAt: time('accessed_at').notNull().defaultNow(),
  closedAt: time('closed_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  emailVerifiedAt: time('email_verified_at'),
  language: text('language', { enum: ['en', 'fr'] }),
  hasSecondFactor: boolean('has_second_factor').notNull().default(false),
  blockedBecause: text('blocked_because'),
});
