import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, wholeNumber } from '../columns.ts';
import { jobs } from './jobs.ts';

export const jobParts = pgTable(
  'job_parts',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    attempt: integer('attempt').notNull(),
    outcomeEncrypted: bytes('outcome_encrypted').notNull(),
    sizeBytes: wholeNumber('size_bytes').notNull(),
    processorMs: doublePrecision('processor_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.number] })],
);
