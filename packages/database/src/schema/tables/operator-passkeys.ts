import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time, wholeNumber } from '../columns.ts';
import { operators } from './operators.ts';

export const operatorPasskeys = pgTable('operator_passkeys', {
  id: text('id').primaryKey(),
  operatorId: text('operator_id')
    .notNull()
    .references(() => operators.id, { onDelete: 'cascade' }),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  signatureCount: wholeNumber('signature_count').notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  lastUsedAt: time('last_used_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});
