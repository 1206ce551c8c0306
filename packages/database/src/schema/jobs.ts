import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { bytes, sequence, time, wholeNumber } from './columns.ts';

/** A call that nobody waits for. Its id is the call's: of its reservation, then of its log row. */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    sequence: sequence(),
    userId: accountId('user_id').notNull(),
    operation: text('operation').notNull(),
    state: text('state', { enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    /** The data folder that has its files. */
    place: text('place').notNull(),
    processId: text('process_id'),
    attempts: integer('attempts').notNull().default(0),
    /** The key of its files and of its request; null once they are to be read no more. */
    keyEncrypted: bytes('key_encrypted'),
    secretKeyId: text('secret_key_id').notNull(),
    requestEncrypted: bytes('request_encrypted'),
    progress: jsonb('progress').$type<{ readonly done: number; readonly total: number }>(),
    inputBytes: wholeNumber('input_bytes').notNull(),
    idempotencyKey: text('idempotency_key'),
    resultHeaders: jsonb('result_headers').$type<Record<string, string>>(),
    resultBytes: wholeNumber('result_bytes'),
    failure: jsonb('failure'),
    credits: integer('credits').notNull().default(0),
    createdAt: time('created_at').notNull(),
    startedAt: time('started_at'),
    finishedAt: time('finished_at'),
    resultExpiresAt: time('result_expires_at'),
    expiresAt: time('expires_at'),
  },
  (table) => [
    index('jobs_user_id_index').on(table.userId, table.sequence),
    index('jobs_unfinished_index').on(table.userId),
    index('jobs_queued_index').on(table.place, table.sequence),
    index('jobs_running_index').on(table.processId),
    index('jobs_result_expires_at_index').on(table.resultExpiresAt),
    index('jobs_expires_at_index').on(table.expiresAt),
  ],
);
