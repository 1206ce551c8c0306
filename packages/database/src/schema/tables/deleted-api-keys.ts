import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const deletedApiKeys = pgTable('deleted_api_keys', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  keyEncrypted: bytes('key_encrypted').notNull(),
  keyHash: bytes('key_hash').notNull(),
  secretKeyId: text('secret_key_id').notNull(),
  status: text('status', { enum: ['active', 'inactive'] }).notNull(),
  lastUsedAt: time('last_used_at'),
  requestCount: wholeNumber('request_count').notNull(),
  createdAt: time('created_at').notNull(),
  deletedAt: time('deleted_at').notNull(),
  mode: text('mode', { enum: ['live', 'test'] })
    .notNull()
    .default('live'),
  scopes: text('scopes').array().notNull().default(['operations', 'jobs']),
  expiresAt: time('expires_at'),
  allowedAddresses: text('allowed_addresses').array(),
  ratePerMinute: integer('rate_per_minute'),
  monthlyCap: integer('monthly_cap'),
  isRevealable: boolean('is_revealable').notNull().default(true),
  previousKeyHash: bytes('previous_key_hash'),
  previousKeyUntil: time('previous_key_until'),
  lastAddress: text('last_address'),
  lastClient: text('last_client'),
  monthStartedAt: time('month_started_at'),
  monthCalls: integer('month_calls').notNull().default(0),
  apiVersion: text('api_version'),
  keyStart: text('key_start'),
});
