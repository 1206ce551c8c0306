import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const passkeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  signatureCount: wholeNumber('signature_count').notNull(),
  transports: text('transports').array().notNull(),
  name: text('name').notNull(),
  lastUsedAt: time('last_used_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});
