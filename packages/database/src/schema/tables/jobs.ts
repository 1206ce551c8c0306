import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ColumnTypes } from '../column-types.ts';
import { bytes, time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const jobs = pgTable('jobs', {
  id: text('id').primaryKey(),
  sequence: wholeNumber('sequence').notNull().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  operation: text('operation').notNull(),
  state: text('state', { enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] })
    .notNull()
    .default('queued'),
  place: text('place').notNull(),
  processId: text('process_id'),
  attempts: integer('attempts').notNull().default(0),
  keyEncrypted: bytes('key_encrypted'),
  secretKeyId: text('secret_key_id').notNull(),
  requestEncrypted: bytes('request_encrypted'),
  progress: jsonb('progress').$type<ColumnTypes['jobs.progress']>(),
  inputBytes: wholeNumber('input_bytes').notNull(),
  idempotencyKey: text('idempotency_key'),
  resultHeaders: jsonb('result_headers').$type<ColumnTypes['jobs.result_headers']>(),
  resultBytes: wholeNumber('result_bytes'),
  failure: jsonb('failure'),
  credits: integer('credits').notNull().default(0),
  createdAt: time('created_at').notNull(),
  startedAt: time('started_at'),
  finishedAt: time('finished_at'),
  resultExpiresAt: time('result_expires_at'),
  expiresAt: time('expires_at'),
  waits: integer('waits').notNull().default(0),
  waitsUntil: time('waits_until'),
});
