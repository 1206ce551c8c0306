import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const apiRequests = pgTable('api_requests', {
  id: text('id').primaryKey(),
  sequence: wholeNumber('sequence').notNull().generatedAlwaysAsIdentity(),
  userId: text('user_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  apiKeyId: text('api_key_id').notNull(),
  apiKeyName: text('api_key_name').notNull(),
  endpoint: text('endpoint').notNull(),
  method: text('method').notNull(),
  operation: text('operation'),
  status: text('status', { enum: ['success', 'error'] }).notNull(),
  httpStatus: smallint('http_status').notNull(),
  responseTimeMs: integer('response_time_ms').notNull(),
  errorCode: text('error_code'),
  errorMessage: text('error_message'),
  credits: integer('credits').notNull().default(0),
  inputBytes: wholeNumber('input_bytes').notNull().default(0),
  createdAt: time('created_at').notNull().defaultNow(),
  errorMessageFr: text('error_message_fr'),
  occurrences: integer('occurrences').notNull().default(1),
  mode: text('mode', { enum: ['live', 'test'] })
    .notNull()
    .default('live'),
  steps: text('steps').array(),
  times: integer('times').notNull().default(1),
});
