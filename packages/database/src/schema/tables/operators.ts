import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time, wholeNumber } from '../columns.ts';

export const operators = pgTable('operators', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  role: text('role', { enum: ['owner', 'support', 'billing', 'auditor'] }).notNull(),
  passwordHash: text('password_hash'),
  secretEncrypted: bytes('secret_encrypted'),
  secretKeyId: text('secret_key_id'),
  lastUsedStep: wholeNumber('last_used_step').notNull().default(0),
  invitationHash: bytes('invitation_hash'),
  invitationExpiresAt: time('invitation_expires_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});
