import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ColumnTypes } from '../column-types.ts';
import { bytes, time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const files = pgTable('files', {
  id: text('id').primaryKey(),
  sequence: wholeNumber('sequence').notNull().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  sizeBytes: wholeNumber('size_bytes').notNull(),
  keep: text('keep', { enum: ['retention', 'template', 'link'] }).notNull(),
  headers: jsonb('headers').$type<ColumnTypes['files.headers']>(),
  linkHash: bytes('link_hash'),
  keyEncrypted: bytes('key_encrypted').notNull(),
  secretKeyId: text('secret_key_id').notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
});
