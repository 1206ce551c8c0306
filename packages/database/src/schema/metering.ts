import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { bytes, createdAt, time, wholeNumber } from './columns.ts';

/** A server process is alive while it renews its lease. */
export const processes = pgTable('processes', {
  id: text('id').primaryKey(),
  leaseUntil: time('lease_until').notNull(),
  startedAt: time('started_at').notNull().defaultNow(),
});

/** What a call under way may use. A dead process's are released, then its row is deleted. */
export const reservations = pgTable(
  'reservations',
  {
    id: text('id').primaryKey(),
    userId: accountId('user_id').notNull(),
    /** Null: a job's, which outlives its process. */
    processId: text('process_id').references(() => processes.id),
    calls: integer('calls').notNull().default(1),
    amountMills: wholeNumber('amount_mills').notNull().default(0),
    createdAt: createdAt(),
    /** What the log row of the call says, should its process die. */
    apiKeyId: text('api_key_id').notNull(),
    apiKeyName: text('api_key_name').notNull(),
    endpoint: text('endpoint').notNull(),
    method: text('method').notNull(),
    operation: text('operation'),
  },
  (table) => [
    index('reservations_user_id_index').on(table.userId),
    index('reservations_process_id_index').on(table.processId),
  ],
);

/** Calls per minute and account: a bucket that empties evenly. Not logged: empty after a crash. */
export const rateBuckets = pgTable('rate_buckets', {
  userId: accountId('user_id').primaryKey(),
  used: doublePrecision('used').notNull(),
  countedAt: time('counted_at').notNull(),
});

/** Anything else that is counted against a limit, by a key that names it. Not logged: empty after a crash. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    windowEndsAt: time('window_ends_at').notNull(),
    eventCount: integer('event_count').notNull(),
  },
  (table) => [index('throttles_window_ends_at_index').on(table.windowEndsAt)],
);

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    userId: accountId('user_id').notNull(),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    requestId: text('request_id').notNull(),
    /** Who works on it; null when the result is there, or its process is gone. */
    processId: text('process_id').references(() => processes.id, { onDelete: 'set null' }),
    /** Null while the first call runs. */
    responseStatus: smallint('response_status'),
    responseHeaders: jsonb('response_headers').$type<Record<string, string>>(),
    resultFile: text('result_file'),
    resultExpiresAt: time('result_expires_at'),
    /** The job that the request became. */
    jobId: text('job_id'),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_records_process_id_index').on(table.processId),
    index('idempotency_records_result_expires_at_index').on(table.resultExpiresAt),
    index('idempotency_records_expires_at_index').on(table.expiresAt),
  ],
);
