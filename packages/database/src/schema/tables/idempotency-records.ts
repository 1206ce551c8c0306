import { jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ColumnTypes } from '../column-types.ts';
import { bytes, time } from '../columns.ts';
import { accounts } from './accounts.ts';
import { processes } from './processes.ts';

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    userId: text('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    requestId: text('request_id').notNull(),
    processId: text('process_id').references(() => processes.id, { onDelete: 'set null' }),
    responseStatus: smallint('response_status'),
    responseHeaders: jsonb('response_headers').$type<ColumnTypes['idempotency_records.response_headers']>(),
    resultFile: text('result_file'),
    resultExpiresAt: time('result_expires_at'),
    jobId: text('job_id'),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    keyEncrypted: bytes('key_encrypted'),
    secretKeyId: text('secret_key_id'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
