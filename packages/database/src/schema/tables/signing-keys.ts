import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time } from '../columns.ts';

export const signingKeys = pgTable('signing_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKeyEncrypted: bytes('private_key_encrypted'),
  secretKeyId: text('secret_key_id').notNull(),
  createdAt: time('created_at').notNull(),
  retiredAt: time('retired_at'),
});
