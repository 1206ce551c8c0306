import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { bytes, createdAt, sequence, time, updatedAt, wholeNumber } from './columns.ts';

export const apiKeys = pgTable(
  'api_keys',
  {
    id: text('id').primaryKey(),
    sequence: sequence(),
    userId: accountId('user_id').notNull(),
    name: text('name').notNull(),
    keyEncrypted: bytes('key_encrypted').notNull(),
    keyHash: bytes('key_hash').notNull(),
    /** Which secret encrypted and hashed it, so that a rotation finds what is left to do. */
    secretKeyId: text('secret_key_id').notNull(),
    status: text('status', { enum: ['active', 'inactive'] })
      .notNull()
      .default('active'),
    lastUsedAt: time('last_used_at'),
    requestCount: wholeNumber('request_count').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('api_keys_key_hash_unique').on(table.keyHash),
    index('api_keys_user_id_index').on(table.userId, table.createdAt),
  ],
);
