import { pgTable, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';
import { accounts } from './accounts.ts';

export const credits = pgTable('credits', {
  id: wholeNumber('id').primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  amountMills: wholeNumber('amount_mills').notNull(),
  reportedAt: time('reported_at'),
  createdAt: time('created_at').notNull().defaultNow(),
  invoiceId: text('invoice_id'),
  refusedBecause: text('refused_because'),
});
