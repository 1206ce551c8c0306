import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: text('id').primaryKey(),
  sequence: wholeNumber('sequence').notNull().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  url: text('url').notNull(),
  events: text('events').array().notNull(),
  secretEncrypted: bytes('secret_encrypted').notNull(),
  previousSecretEncrypted: bytes('previous_secret_encrypted'),
  previousSecretUntil: time('previous_secret_until'),
  secretKeyId: text('secret_key_id').notNull(),
  status: text('status', { enum: ['enabled', 'disabled'] })
    .notNull()
    .default('enabled'),
  disabledReason: text('disabled_reason', { enum: ['failing', 'gone'] }),
  failingSince: time('failing_since'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});
