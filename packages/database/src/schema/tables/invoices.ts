import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, wholeNumber } from '../columns.ts';

export const invoices = pgTable(
  'invoices',
  {
    provider: text('provider').notNull(),
    id: text('id').notNull(),
    customerId: text('customer_id').notNull(),
    amountMills: wholeNumber('amount_mills').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.id] })],
);
