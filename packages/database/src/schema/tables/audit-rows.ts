import { json, pgTable, text } from 'drizzle-orm/pg-core';
import type { ColumnTypes } from '../column-types.ts';
import { time, wholeNumber } from '../columns.ts';

export const auditRows = pgTable('audit_rows', {
  number: wholeNumber('number').primaryKey(),
  at: time('at').notNull(),
  actor: text('actor').notNull(),
  role: text('role').notNull(),
  origin: text('origin').notNull(),
  action: text('action').notNull(),
  subject: text('subject'),
  reason: text('reason'),
  before: json('before').$type<ColumnTypes['audit_rows.before']>(),
  after: json('after').$type<ColumnTypes['audit_rows.after']>(),
  previousHash: text('previous_hash').notNull(),
  hash: text('hash').notNull(),
});
