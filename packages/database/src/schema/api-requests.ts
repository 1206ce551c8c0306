import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accountId } from './accounts.ts';
import { createdAt, sequence, time, wholeNumber } from './columns.ts';

/** The log: one row per authenticated call. It outlives the key. */
export const apiRequests = pgTable(
  'api_requests',
  {
    id: text('id').primaryKey(),
    sequence: sequence(),
    userId: accountId('user_id').notNull(),
    apiKeyId: text('api_key_id').notNull(),
    apiKeyName: text('api_key_name').notNull(),
    endpoint: text('endpoint').notNull(),
    method: text('method').notNull(),
    /** Null when the path belongs to no operation. */
    operation: text('operation'),
    status: text('status', { enum: ['success', 'error'] }).notNull(),
    httpStatus: smallint('http_status').notNull(),
    responseTimeMs: integer('response_time_ms').notNull(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    credits: integer('credits').notNull().default(0),
    inputBytes: wholeNumber('input_bytes').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [index('api_requests_log_index').on(table.userId, table.createdAt, table.sequence)],
);

/** What a successful call costs beyond the plan: at most one row per call and kind. */
export const charges = pgTable(
  'charges',
  {
    id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: accountId('user_id').notNull(),
    requestId: text('request_id')
      .notNull()
      .references(() => apiRequests.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    amountMills: integer('amount_mills').notNull(),
    periodStartedAt: time('period_started_at').notNull(),
    /** When the payment provider was told of it. */
    reportedAt: time('reported_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('charges_request_id_kind_unique').on(table.requestId, table.kind),
    index('charges_period_index').on(table.userId, table.periodStartedAt, table.kind),
    index('charges_unreported_index').on(table.id),
  ],
);
